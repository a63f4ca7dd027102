<?php
// A client for the direct-mail service that never prints a second piece by repeating a call. PHP 8.1 or newer with curl.
declare(strict_types=1);

/** outcome: 'not_sent', 'rejected' (nothing was done), or 'unknown' (it may have been done: do not repeat a creation). */
final class MailError extends Exception
{
    public function __construct(
        public readonly string $outcome,
        string $message,
        public readonly ?int $status = null,
        public readonly float $retryAfter = 0,
    ) {
        parent::__construct($message);
    }
}

final class DirectMail
{
    /** $baseUrl: of the service; for v1/standardize a client of its own, with the address service's URL and the token null. */
    public function __construct(
        private readonly ?string $token,
        private readonly string $baseUrl,
        private readonly float $timeout = 30,
        private readonly int $retries = 2,
    ) {
    }

    /** Posts a piece. After an unknown outcome, find() it by a merge tag of its own before you send it again. */
    public function create(array $mailing): array
    {
        [$made] = $this->call('POST', '/v1/mailing', $mailing);
        return isset($made['id']) ? $made : throw new MailError('unknown', 'the response has no id');
    }

    /** Every item of all pages, once, though items may be added meanwhile. */
    public function list(string $path): Generator
    {
        for ($page = '1', $seen = []; $page !== '';) {
            [$items, $headers] = $this->call('GET', "$path?per_page=100&page=$page");
            foreach ($items as $item) {
                if (!isset($seen[$item['id']])) {
                    yield $item;
                }
                $seen[$item['id']] = true;
            }
            $page = $headers['x-next-page'] ?? ($items === [] ? '' : (string) ((int) $page + 1));
        }
    }

    /** The piece with these merge tags that was created since then, or null; one whose request timed out may be listed a minute later. */
    public function find(string $campaignId, DateTimeInterface $since, array $mergeTags): ?array
    {
        foreach ($this->list("/v1/campaign/$campaignId/mailings") as $item) {
            // Five minutes, because the two clocks may differ.
            $isNew = strtotime($item['created_at']) >= $since->getTimestamp() - 300;
            if ($isNew && array_intersect_key($item['merge_tags'] ?? [], $mergeTags) == $mergeTags) {
                return $item;
            }
        }
        return null;
    }

    /** The response's JSON and its headers. What creates something is repeated only if it is certain that nothing was done. */
    public function call(string $method, string $path, ?array $body = null): array
    {
        $repeatable = $method !== 'POST' || str_starts_with($path, '/v1/standardize');
        for ($attempt = 0;; $attempt++) {
            try {
                return $this->once($method, $path, $body);
            } catch (MailError $error) {
                if ($method === 'DELETE' && $attempt > 0 && $error->status === 404) {
                    return [null, []]; // the attempt before deleted it
                }
                $again = $error->outcome === 'not_sent' || $error->status === 429
                    || ($error->outcome === 'unknown' && $repeatable);
                $wait = max(0.5 * 2 ** $attempt, $error->retryAfter);
                if (!$again || $attempt === $this->retries || $wait > 60) {
                    throw $error;
                }
                usleep((int) ($wait * 1e6));
            }
        }
    }

    private function once(string $method, string $path, ?array $body): array
    {
        $headers = [];
        // A handle of its own: on a kept-alive connection curl would send a request again.
        $curl = curl_init(rtrim($this->baseUrl, '/') . $path);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => ['Content-Type: application/json', ...($this->token === null ? [] : ["Authorization: Bearer $this->token"])],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false, // the token stays here
            CURLOPT_TIMEOUT_MS => (int) ($this->timeout * 1000),
            CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$headers): int {
                [$name, $value] = explode(':', $line, 2) + [1 => null];
                if ($value !== null) {
                    $headers[strtolower($name)] = trim($value);
                }
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR)]));
        $text = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        $wait = self::seconds($headers['retry-after'] ?? '');
        if (in_array(curl_errno($curl), [CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT], true)) {
            throw new MailError('not_sent', 'no connection: ' . curl_error($curl));
        }
        if (in_array($status, [307, 308], true) || ($status >= 400 && $status < 500 && $status !== 408)) {
            throw new MailError('rejected', "$status: " . substr((string) $text, 0, 200), $status, $wait);
        }
        $result = $text === false ? null : json_decode($text, true);
        if ($status < 200 || $status > 299 || ($result === null && $status !== 204)) {
            throw new MailError('unknown', "$status does not tell what was done", $status, $wait);
        }
        return [$result, $headers];
    }

    private static function seconds(string $retryAfter): float
    {
        return is_numeric($retryAfter) ? (float) $retryAfter : max(0, (strtotime($retryAfter) ?: 0) - time());
    }

    /** The event of a delivery, or null if it is not genuine. $body: as received, before any parser; $signature: X-SVC-Signature. */
    public static function verifyWebhook(string $body, ?string $signature, string $secret): ?array
    {
        return hash_equals(hash_hmac('sha1', $body, $secret), (string) $signature) ? json_decode($body, true) : null;
    }
}
