module directmail

go 1.19
