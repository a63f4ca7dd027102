# frozen_string_literal: true

# A client for the direct-mail service that never prints a second piece by repeating a call. Ruby 3.0 or newer, standard library only.
require 'json'
require 'net/http'
require 'openssl'
require 'set'
require 'time'

class DirectMail
  # outcome: :not_sent, :rejected (nothing was done), or :unknown (it may have been done: do not repeat a creation).
  class Error < StandardError
    attr_reader :outcome, :status, :retry_after

    def initialize(outcome, message, status = nil, retry_after = nil)
      super(message)
      @outcome, @status, @retry_after = outcome, status, retry_after
    end
  end

  # base_url: of the service; for v1/standardize a client of its own, with the address service's URL and the token nil.
  def initialize(token, base_url, timeout: 30, retries: 2)
    @token, @url, @timeout, @retries = token, URI(base_url), timeout, retries
  end

  # Posts a piece. After an unknown outcome, find it by a merge tag of its own before you send it again.
  def create(**mailing)
    made, = call('POST', '/v1/mailing', mailing)
    made['id'] ? made : raise(Error.new(:unknown, 'the response has no id'))
  end

  # Every item of all pages, once, though items may be added meanwhile.
  def list(path)
    return enum_for(:list, path) unless block_given?

    page, seen = '1', Set.new
    until page.empty?
      items, headers = call('GET', "#{path}?per_page=100&page=#{page}")
      items.each { |item| yield item if seen.add?(item['id']) }
      page = headers['X-Next-Page'] || (items.empty? ? '' : page.succ)
    end
  end

  # The piece with these merge tags that was created since then, or nil; one whose request timed out may be listed a minute later.
  # Five minutes earlier, because the two clocks may differ.
  def find(campaign_id, since, merge_tags)
    list("/v1/campaign/#{campaign_id}/mailings").find do |item|
      Time.iso8601(item['created_at']) >= since - 300 && merge_tags.all? { |name, tag| (item['merge_tags'] || {})[name.to_s] == tag }
    end
  end

  # The response's JSON and its headers. What creates something is repeated only if it is certain that nothing was done.
  def call(method, path, body = nil)
    repeatable = method != 'POST' || path.start_with?('/v1/standardize')
    (0..@retries).each do |attempt|
      return once(method, path, body)
    rescue Error => e
      return [nil, {}] if method == 'DELETE' && attempt.positive? && e.status == 404 # the attempt before deleted it

      again = e.outcome == :not_sent || e.status == 429 || (e.outcome == :unknown && repeatable)
      wait = [0.5 * 2**attempt, e.retry_after || 0].max
      raise if !again || attempt == @retries || wait > 60

      sleep wait
    end
  end

  # The event of a delivery, or nil if it is not genuine. body: as received, before any parser; signature: X-SVC-Signature.
  def self.verify_webhook(body, signature, secret)
    expected = OpenSSL::HMAC.hexdigest('SHA1', secret, body)
    JSON.parse(body) if OpenSSL.secure_compare(expected, signature.to_s)
  end

  private

  def once(method, path, body)
    http = Net::HTTP.new(@url.host, @url.port)
    http.use_ssl = @url.scheme == 'https'
    http.open_timeout = http.read_timeout = http.write_timeout = @timeout
    http.max_retries = 0 # else a GET is repeated within its own time limit
    begin
      http.start
    rescue StandardError => e
      raise Error.new(:not_sent, "no connection: #{e.class}")
    end
    begin
      headers = { 'Authorization' => ("Bearer #{@token}" if @token), 'Content-Type' => 'application/json' }.compact
      request = Net::HTTPGenericRequest.new(method, !body.nil?, true, @url.path.chomp('/') + path, headers)
      request.body = JSON.generate(body) if body
      # Net::HTTP follows no redirect: the token stays here. Read in a block, so that a status comes without its body.
      status, text, retry_after = nil
      response = http.request(request) do |begun|
        status, retry_after = begun.code.to_i, seconds(begun['Retry-After'])
        text = begun.read_body
      end
    rescue StandardError => e
      raise Error.new(:unknown, "no response: #{e.class}") if status.nil? || status < 400
    ensure
      http.finish
    end
    if [307, 308].include?(status) || ((400..499).cover?(status) && status != 408)
      raise Error.new(:rejected, "#{status}: #{text.to_s[0, 200]}", status, retry_after)
    end

    result = parsed(text)
    unless (200..299).cover?(status) && (result || status == 204)
      raise Error.new(:unknown, "#{status} does not tell what was done", status, retry_after)
    end

    [result, response]
  end

  def parsed(text)
    JSON.parse(text.to_s)
  rescue JSON::ParserError
    nil
  end

  def seconds(retry_after)
    Float(retry_after, exception: false) || (retry_after && Time.httpdate(retry_after) - Time.now)
  rescue ArgumentError
    nil
  end
end
