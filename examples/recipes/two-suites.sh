#!/usr/bin/env bash
# A suite in plain curl: takes a sandbox of a server that others use too, mails a postcard, lets six days pass, and looks.
# The server's clock must be manual:   direct-mail-mock exec --clock manual -- ./two-suites.sh
set -euo pipefail
base=$DIRECT_MAIL_BASE_URL
field() { sed -E "s/.*\"$1\":\"([^\"]*)\".*/\1/"; }

sandbox=$(curl -sf "$base/_mock/sandboxes" -X POST -H 'content-type: application/json' -d '{}')
id=$(sed -E 's/^\{"id":"([^"]*)".*/\1/' <<< "$sandbox")
token=$(field production_token <<< "$sandbox")
control() { curl -sf "$base/_mock/$1" -H "X-Mock-Sandbox: $id" -H 'content-type: application/json' "${@:2}"; }

campaign=$(control campaigns -d '{"name":"Curl","creatives":[{"name":"Card","format":"postcard_4x6"}]}' | sed -E 's/^\{"id":"([^"]*)".*/\1/')
for ((n = 0; n < ${MAILINGS:-5}; n++)); do
  curl -sf "$base/v1/mailing" -H "Authorization: Bearer $token" -H 'content-type: application/json' -d '{
    "campaign_id": "'"$campaign"'",
    "recipient": {"full_name": "Curl '"$n"'", "address_1": "1600 Amphitheatre Pkwy", "city": "Mountain View", "state": "CA", "postal_code": "94043"}
  }' > /dev/null
done
control clock/advance -d '{"days":6}' > /dev/null
delivered=$(control 'mailings?state=delivered' | grep -o '"full_name":"Curl [0-9]*"' | wc -l)
others=$(control mailings | grep -o '"full_name":"[^"]*"' | grep -cv 'Curl' || true)
control "sandboxes/$id" -X DELETE > /dev/null
echo "$((delivered)) delivered, $((others)) of others"
