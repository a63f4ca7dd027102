console.error('direct-mail-mock: the server is not part of this build yet.');
process.exitCode = 1;

export {};
