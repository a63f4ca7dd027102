<?php
// The client under test: a line of JSON for each step of `direct-mail-conformance client --steps`, and for `find`.
declare(strict_types=1);

require __DIR__ . '/direct_mail.php';

const STATES = ['processing', 'production', 'mailed', 'delivery_exception', 'delivered'];

function answer(array $step): array
{
    if ($step['step'] === 'webhook') {
        return webhook($step);
    }
    $mail = new DirectMail($step['token'], $step['base_url'], $step['timeout_ms'] / 1000);
    try {
        switch ($step['step']) {
            case 'create':
                $mailing = array_intersect_key($step, array_flip(['campaign_id', 'recipient', 'merge_tags']));
                return ['outcome' => 'made', 'id' => $mail->create($mailing)['id']];
            case 'find':
                $found = $mail->find($step['campaign_id'], new DateTimeImmutable($step['since']), $step['merge_tags']);
                return $found === null ? ['outcome' => 'not_found'] : ['outcome' => 'found', 'id' => $found['id']];
            case 'order':
                $mail->call('POST', '/v1/order', $step['order']);
                return ['outcome' => 'made'];
            case 'read':
                return ['outcome' => 'found', 'state' => $mail->call('GET', "/v1/mailing/{$step['mailing_id']}")[0]['state']];
            default:
                $items = iterator_to_array($mail->list("/v1/campaign/{$step['campaign_id']}/mailings"), false);
                return ['outcome' => 'listed', 'ids' => array_column($items, 'id')];
        }
    } catch (MailError $error) {
        if (in_array($step['step'], ['create', 'order'], true)) {
            return ['outcome' => $error->outcome === 'unknown' ? 'unknown' : 'not_made'];
        }
        return ['outcome' => $error->status === 404 ? 'not_found' : 'unknown'];
    }
}

function webhook(array $step): array
{
    $acted = $seen = $states = [];
    foreach ($step['deliveries'] as $delivery) {
        $signature = $delivery['headers']['x-svc-signature'] ?? null;
        $event = DirectMail::verifyWebhook(base64_decode($delivery['body_base64']), $signature, $step['secret']);
        $id = $event['object_id'] ?? '';
        $key = "$id " . ($event['event'] ?? '') . ' ' . ($event['timestamp'] ?? '');
        $isNew = ($event['object_type'] ?? '') === 'Mailing' && !isset($seen[$key])
            && array_search($event['event'], STATES) >= array_search($states[$id] ?? 'processing', STATES);
        $seen[$key] = true;
        if ($isNew) {
            $states[$id] = $event['event'];
        }
        $acted[] = $isNew;
    }
    return ['outcome' => 'handled', 'acted' => $acted, 'states' => (object) $states];
}

while (($line = fgets(STDIN)) !== false) {
    echo json_encode(answer(json_decode($line, true))), "\n";
}
