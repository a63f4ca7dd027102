# frozen_string_literal: true

# The client under test: a line of JSON for each step of `direct-mail-conformance client --steps`, and for `find`.
require 'base64'
require_relative 'direct_mail'

STATES = %w[processing production mailed delivery_exception delivered].freeze

def answer(step)
  return webhook(step) if step['step'] == 'webhook'

  mail = DirectMail.new(step['token'], step['base_url'], timeout: step['timeout_ms'] / 1000.0)
  case step['step']
  when 'create'
    made = mail.create(**step.slice('campaign_id', 'recipient', 'merge_tags').transform_keys(&:to_sym))
    { outcome: 'made', id: made['id'] }
  when 'find'
    found = mail.find(step['campaign_id'], Time.iso8601(step['since']), step['merge_tags'])
    found ? { outcome: 'found', id: found['id'] } : { outcome: 'not_found' }
  when 'order'
    mail.call('POST', '/v1/order', step['order'])
    { outcome: 'made' }
  when 'read'
    { outcome: 'found', state: mail.call('GET', "/v1/mailing/#{step['mailing_id']}")[0]['state'] }
  else
    { outcome: 'listed', ids: mail.list("/v1/campaign/#{step['campaign_id']}/mailings").map { |item| item['id'] } }
  end
rescue DirectMail::Error => e
  created = %w[create order].include?(step['step'])
  return { outcome: e.outcome == :unknown ? 'unknown' : 'not_made' } if created

  { outcome: e.status == 404 ? 'not_found' : 'unknown' }
end

def webhook(step)
  seen, states = Set.new, {}
  acted = step['deliveries'].map do |delivery|
    event = DirectMail.verify_webhook(Base64.decode64(delivery['body_base64']), delivery['headers']['x-svc-signature'], step['secret'])
    next false if event.nil? || event['object_type'] != 'Mailing' || !seen.add?(event.values_at('object_id', 'event', 'timestamp'))

    known = states.fetch(event['object_id'], 'processing')
    next false if STATES.index(event['event']) < STATES.index(known)

    states[event['object_id']] = event['event']
    true
  end
  { outcome: 'handled', acted: acted, states: states }
end

$stdout.sync = true
$stdin.each_line { |line| puts JSON.generate(answer(JSON.parse(line))) }
