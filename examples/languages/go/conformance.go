package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"errors"
	"os"
	"time"
)

type step struct {
	Step       string
	Token      string
	BaseURL    string `json:"base_url"`
	TimeoutMS  int    `json:"timeout_ms"`
	CampaignID string `json:"campaign_id"`
	MailingID  string `json:"mailing_id"`
	Recipient  Object
	MergeTags  Object `json:"merge_tags"`
	Since      time.Time
	Order      Object
	Secret     string
	Deliveries []struct {
		Headers map[string]string
		Body    string `json:"body_base64"`
	}
}

// The client under test: a line of JSON for each step of `direct-mail-conformance client --steps`, and for `find`.
func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var asked step
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		_ = json.NewEncoder(os.Stdout).Encode(answer(asked))
	}
}

func answer(asked step) Object {
	if asked.Step == "webhook" {
		return webhook(asked)
	}
	mail := New(asked.Token, asked.BaseURL, time.Duration(asked.TimeoutMS)*time.Millisecond)
	var err error
	var result Object
	switch asked.Step {
	case "create":
		mailing := Object{"campaign_id": asked.CampaignID, "recipient": asked.Recipient}
		if asked.MergeTags != nil {
			mailing["merge_tags"] = asked.MergeTags
		}
		if result, err = mail.Create(mailing); err == nil {
			return Object{"outcome": "made", "id": result["id"]}
		}
	case "find":
		if result, err = mail.Find(asked.CampaignID, asked.Since, asked.MergeTags); err == nil && result != nil {
			return Object{"outcome": "found", "id": result["id"]}
		} else if err == nil {
			return Object{"outcome": "not_found"}
		}
	case "order":
		if _, err = mail.Call("POST", "/v1/order", asked.Order, &result); err == nil {
			return Object{"outcome": "made"}
		}
	case "read":
		if _, err = mail.Call("GET", "/v1/mailing/"+asked.MailingID, nil, &result); err == nil {
			return Object{"outcome": "found", "state": result["state"]}
		}
	case "list":
		items, failed := mail.List("/v1/campaign/" + asked.CampaignID + "/mailings")
		ids := []any{}
		for _, item := range items {
			ids = append(ids, item["id"])
		}
		if err = failed; err == nil {
			return Object{"outcome": "listed", "ids": ids}
		}
	}
	var failed *MailError
	outcome := "unknown"
	if errors.As(err, &failed) && failed.Outcome != "unknown" {
		if asked.Step == "create" || asked.Step == "order" {
			outcome = "not_made"
		} else if failed.Status == 404 {
			outcome = "not_found"
		}
	}
	return Object{"outcome": outcome}
}

func webhook(asked step) Object {
	order := map[any]int{"processing": 0, "production": 1, "mailed": 2, "delivery_exception": 3, "delivered": 4}
	acted, seen, states := []bool{}, map[[3]any]bool{}, Object{}
	for _, delivery := range asked.Deliveries {
		body, _ := base64.StdEncoding.DecodeString(delivery.Body)
		event := VerifyWebhook(body, delivery.Headers["x-svc-signature"], asked.Secret)
		key := [3]any{event["object_id"], event["event"], event["timestamp"]}
		isNew := event["object_type"] == "Mailing" && !seen[key]
		if isNew {
			id := event["object_id"].(string)
			isNew = order[event["event"]] >= order[states[id]]
			seen[key] = true
			if isNew {
				states[id] = event["event"]
			}
		}
		acted = append(acted, isNew)
	}
	return Object{"outcome": "handled", "acted": acted, "states": states}
}
