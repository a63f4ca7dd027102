"""The client under test: a line of JSON for each step of `direct-mail-conformance client --steps`, and for `find`."""
import base64
import json
import sys
from datetime import datetime

from direct_mail import DirectMail, MailError, verify_webhook

STATES = ["processing", "production", "mailed", "delivery_exception", "delivered"]


def answer(step):
    if step["step"] == "webhook":
        return webhook(step)
    mail = DirectMail(step["token"], step["base_url"], timeout=step["timeout_ms"] / 1000)
    try:
        if step["step"] == "create":
            mailing = {name: step[name] for name in ("campaign_id", "recipient", "merge_tags") if name in step}
            return {"outcome": "made", "id": mail.create(**mailing)["id"]}
        if step["step"] == "find":
            since = datetime.fromisoformat(step["since"].replace("Z", "+00:00"))
            found = mail.find(step["campaign_id"], since, step["merge_tags"])
            return {"outcome": "found", "id": found["id"]} if found else {"outcome": "not_found"}
        if step["step"] == "order":
            mail.call("POST", "/v1/order", step["order"])
            return {"outcome": "made"}
        if step["step"] == "read":
            return {"outcome": "found", "state": mail.call("GET", f"/v1/mailing/{step['mailing_id']}")[0]["state"]}
        return {"outcome": "listed", "ids": [item["id"] for item in mail.list(f"/v1/campaign/{step['campaign_id']}/mailings")]}
    except MailError as error:
        if step["step"] in ("create", "order"):
            return {"outcome": "unknown" if error.outcome == "unknown" else "not_made"}
        return {"outcome": "not_found" if error.status == 404 else "unknown"}


def webhook(step):
    acted, seen, states = [], set(), {}
    for delivery in step["deliveries"]:
        event = verify_webhook(base64.b64decode(delivery["body_base64"]), delivery["headers"].get("x-svc-signature"), step["secret"])
        key = event and (event["object_id"], event["event"], event["timestamp"])
        new = bool(event) and event["object_type"] == "Mailing" and key not in seen
        new = new and STATES.index(event["event"]) >= STATES.index(states.get(event["object_id"], "processing"))
        seen.add(key)
        if new:
            states[event["object_id"]] = event["event"]
        acted.append(new)
    return {"outcome": "handled", "acted": acted, "states": states}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
