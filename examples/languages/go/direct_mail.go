// A client for the direct-mail service that never prints a second piece by repeating a call. Go 1.19 or newer, standard library only.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// MailError says what is known of a call. Outcome: "not_sent", "rejected" (nothing was done), or "unknown" (it may have been done: do
// not repeat a creation).
type MailError struct {
	Outcome, Message string
	Status           int
	RetryAfter       time.Duration
}

func (e *MailError) Error() string { return e.Outcome + ": " + e.Message }

type DirectMail struct {
	Token, BaseURL string
	Retries        int
	http           *http.Client
}

// New takes the service's URL; for v1/standardize make a client of its own, with the address service's URL and no token.
func New(token, baseURL string, timeout time.Duration) *DirectMail {
	return &DirectMail{token, strings.TrimRight(baseURL, "/"), 2, &http.Client{
		Timeout: timeout,
		// No kept-alive connection, on which the transport would send a request again; no redirect, which would carry the token away.
		Transport:     &http.Transport{DisableKeepAlives: true, Proxy: http.ProxyFromEnvironment},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

type Object = map[string]any

// Create posts a piece. After an unknown outcome, Find it by a merge tag of its own before you send it again.
func (m *DirectMail) Create(mailing Object) (Object, error) {
	var made Object
	_, err := m.Call("POST", "/v1/mailing", mailing, &made)
	if err == nil && made["id"] == nil {
		err = &MailError{Outcome: "unknown", Message: "the response has no id"}
	}
	return made, err
}

// List gives every item of all pages, once, though items may be added meanwhile.
func (m *DirectMail) List(path string) ([]Object, error) {
	all, seen := []Object{}, map[any]bool{}
	for page := "1"; page != ""; {
		var items []Object
		headers, err := m.Call("GET", path+"?per_page=100&page="+page, nil, &items)
		if err != nil {
			return nil, err
		}
		for _, item := range items {
			if !seen[item["id"]] {
				all = append(all, item)
			}
			seen[item["id"]] = true
		}
		if next := headers.Values("X-Next-Page"); len(next) > 0 {
			page = next[0]
		} else if number, _ := strconv.Atoi(page); len(items) > 0 {
			page = strconv.Itoa(number + 1)
		} else {
			page = ""
		}
	}
	return all, nil
}

// Find gives the piece with these merge tags that was created since then, or nil; one whose request timed out may be listed a minute later.
func (m *DirectMail) Find(campaign string, since time.Time, mergeTags Object) (Object, error) {
	items, err := m.List("/v1/campaign/" + campaign + "/mailings")
next:
	for _, item := range items {
		made, _ := time.Parse(time.RFC3339, fmt.Sprint(item["created_at"]))
		tags, _ := item["merge_tags"].(Object)
		for name, tag := range mergeTags {
			if !reflect.DeepEqual(tags[name], tag) {
				continue next
			}
		}
		// Five minutes, because the two clocks may differ.
		if made.After(since.Add(-5 * time.Minute)) {
			return item, nil
		}
	}
	return nil, err
}

// Call fills result with the response's JSON. What creates something is repeated only if it is certain that nothing was done.
func (m *DirectMail) Call(method, path string, body, result any) (http.Header, error) {
	repeatable := method != "POST" || strings.HasPrefix(path, "/v1/standardize")
	for attempt := 0; ; attempt++ {
		headers, err := m.once(method, path, body, result)
		var failed *MailError
		if !errors.As(err, &failed) {
			return headers, err
		}
		if method == "DELETE" && attempt > 0 && failed.Status == 404 {
			return headers, nil // the attempt before deleted it
		}
		again := failed.Outcome == "not_sent" || failed.Status == 429 || (failed.Outcome == "unknown" && repeatable)
		wait := 500 * time.Millisecond << attempt
		if failed.RetryAfter > wait {
			wait = failed.RetryAfter
		}
		if !again || attempt == m.Retries || wait > time.Minute {
			return headers, err
		}
		time.Sleep(wait)
	}
}

func (m *DirectMail) once(method, path string, body, result any) (http.Header, error) {
	sent, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(method, m.BaseURL+path, bytes.NewReader(sent))
	if err != nil {
		return nil, err
	}
	if body == nil {
		request.Body, request.ContentLength = nil, 0
	}
	if m.Token != "" {
		request.Header.Set("Authorization", "Bearer "+m.Token)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := m.http.Do(request)
	if err != nil {
		var dial *net.OpError
		if errors.As(err, &dial) && dial.Op == "dial" {
			return nil, &MailError{Outcome: "not_sent", Message: "no connection"}
		}
		return nil, &MailError{Outcome: "unknown", Message: "no response"}
	}
	defer response.Body.Close()
	status := response.StatusCode
	text, err := io.ReadAll(response.Body)
	failed := &MailError{"unknown", fmt.Sprintf("%d does not tell what was done", status), status, retryAfter(response.Header)}
	if status == 307 || status == 308 || (status >= 400 && status < 500 && status != 408) {
		failed.Outcome, failed.Message = "rejected", fmt.Sprintf("%d: %.200s", status, text)
		return nil, failed
	}
	if err != nil || status < 200 || status > 299 || (status != 204 && json.Unmarshal(text, result) != nil) {
		return nil, failed
	}
	return response.Header, nil
}

func retryAfter(headers http.Header) time.Duration {
	value := headers.Get("Retry-After")
	if seconds, err := strconv.ParseFloat(value, 64); err == nil {
		return time.Duration(seconds * float64(time.Second))
	}
	if date, err := http.ParseTime(value); err == nil {
		return time.Until(date)
	}
	return 0
}

// VerifyWebhook gives the event of a delivery, or nil if it is not genuine. body: as received, before any parser; signature:
// X-SVC-Signature.
func VerifyWebhook(body []byte, signature, secret string) Object {
	mac := hmac.New(sha1.New, []byte(secret))
	mac.Write(body)
	var event Object
	if !hmac.Equal([]byte(hex.EncodeToString(mac.Sum(nil))), []byte(signature)) || json.Unmarshal(body, &event) != nil {
		return nil
	}
	return event
}
