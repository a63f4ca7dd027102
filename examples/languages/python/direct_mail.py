"""A client for the direct-mail service that never prints a second piece by repeating a call. Python 3.9 or newer, standard library only."""
import hashlib
import hmac
import http.client
import json
import time
import urllib.parse
from datetime import datetime, timedelta, timezone
from email.utils import parsedate_to_datetime


class MailError(Exception):
    """outcome: 'not_sent', 'rejected' (nothing was done), or 'unknown' (it may have been done: do not repeat a creation)."""

    def __init__(self, outcome, message, status=None, retry_after=None):
        super().__init__(message)
        self.outcome, self.status, self.retry_after = outcome, status, retry_after


class DirectMail:
    """base_url: of the service; for v1/standardize a client of its own, with the address service's URL and the token None."""

    def __init__(self, token, base_url, timeout=30, retries=2):
        self.token, self.url, self.timeout, self.retries = token, urllib.parse.urlsplit(base_url), timeout, retries

    def create(self, **mailing):
        """Posts a piece. After an unknown outcome, find() it by a merge tag of its own before you send it again."""
        made = self.call("POST", "/v1/mailing", mailing)[0]
        if "id" not in made:
            raise MailError("unknown", "the response has no id")
        return made

    def list(self, path):
        """Every item of all pages, once, though items may be added meanwhile."""
        page, seen = "1", set()
        while page:
            items, headers = self.call("GET", f"{path}?per_page=100&page={page}")
            yield from (item for item in items if item["id"] not in seen and not seen.add(item["id"]))
            page = headers.get("X-Next-Page", str(int(page) + 1) if items else "")

    def find(self, campaign_id, since, merge_tags):
        """The piece with these merge tags that was created since then, or None; one whose request timed out may be listed a minute later."""
        for item in self.list(f"/v1/campaign/{campaign_id}/mailings"):
            made = datetime.fromisoformat(item["created_at"].replace("Z", "+00:00"))
            tags = item["merge_tags"] or {}
            # Five minutes, because the two clocks may differ.
            if made >= since - timedelta(minutes=5) and all(tags.get(name) == tag for name, tag in merge_tags.items()):
                return item
        return None

    def call(self, method, path, body=None):
        """The response's JSON and its headers. What creates something is repeated only if it is certain that nothing was done."""
        repeatable = method != "POST" or path.startswith("/v1/standardize")
        for attempt in range(self.retries + 1):
            try:
                return self._once(method, path, body)
            except MailError as error:
                if method == "DELETE" and attempt > 0 and error.status == 404:
                    return None, {}  # the attempt before deleted it
                again = error.outcome == "not_sent" or error.status == 429 or (error.outcome == "unknown" and repeatable)
                wait = max(0.5 * 2**attempt, error.retry_after or 0)
                if not again or attempt == self.retries or wait > 60:
                    raise
                time.sleep(wait)

    def _once(self, method, path, body):
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.url.netloc, timeout=self.timeout)
        try:
            connection.connect()
        except OSError as error:
            raise MailError("not_sent", f"no connection: {error}") from error
        try:
            headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {self.token}"} if self.token else {})}
            connection.request(method, self.url.path.rstrip("/") + path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()  # http.client follows no redirect: the token stays here
            try:
                text = response.read()
            except (OSError, http.client.HTTPException):
                if response.status < 400:
                    raise
                text = b""  # the status of an error is enough
        except (OSError, http.client.HTTPException) as error:
            raise MailError("unknown", f"no response: {error}") from error
        finally:
            connection.close()
        status, wait = response.status, _seconds(response.headers.get("Retry-After"))
        if status in (307, 308) or (400 <= status < 500 and status != 408):
            raise MailError("rejected", f"{status}: {text[:200]!r}", status, wait)
        try:
            result = json.loads(text or "null")
        except ValueError:
            result = None
        if not 200 <= status < 300 or (result is None and status != 204):
            raise MailError("unknown", f"{status} does not tell what was done", status, wait)
        return result, response.headers


def _seconds(retry_after):
    try:
        return float(retry_after)
    except (TypeError, ValueError):
        pass
    try:
        return (parsedate_to_datetime(retry_after) - datetime.now(timezone.utc)).total_seconds()
    except (TypeError, ValueError):
        return None


def verify_webhook(body: bytes, signature: str, secret: str):
    """The event of a delivery, or None if it is not genuine. body: as received, before any parser; signature: X-SVC-Signature."""
    expected = hmac.new(secret.encode(), body, hashlib.sha1).hexdigest()
    return json.loads(body) if hmac.compare_digest(expected.encode(), (signature or "").encode()) else None
