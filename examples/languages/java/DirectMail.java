import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A client for the direct-mail service that never prints a second piece by repeating a call. Java 17 or newer, with Gson for JSON. */
public final class DirectMail {
  /** What is known of a call: nothing was sent, nothing was done, or it may have been done (do not repeat a creation). */
  public enum Outcome { NOT_SENT, REJECTED, UNKNOWN }

  public static final class MailException extends Exception {
    private static final long serialVersionUID = 1;
    public final Outcome outcome;
    /** 0 without a response. */
    public final int status;
    final long retryAfter;

    MailException(Outcome outcome, String message, int status, long retryAfter) {
      super(message);
      this.outcome = outcome;
      this.status = status;
      this.retryAfter = retryAfter;
    }
  }

  /** A response's JSON and headers. */
  public record Result(JsonElement json, HttpHeaders headers) {}

  private static final TypeAdapter<JsonElement> JSON = new Gson().getAdapter(JsonElement.class);
  private static final int RETRIES = 2;
  private final String token;
  private final String baseUrl;
  private final Duration timeout;
  // It follows no redirect: the token stays here.
  private final HttpClient http;

  /** baseUrl: of the service; for v1/standardize a client of its own, with the address service's URL and the token null. */
  public DirectMail(String token, String baseUrl, Duration timeout) {
    this.token = token;
    this.baseUrl = baseUrl.replaceAll("/+$", "");
    this.timeout = timeout;
    this.http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(timeout).build();
  }

  /** Posts a piece. After an unknown outcome, find it by a merge tag of its own before you send it again. */
  public JsonObject create(JsonObject mailing) throws MailException, InterruptedException {
    JsonElement made = call("POST", "/v1/mailing", mailing).json();
    if (made.isJsonObject() && made.getAsJsonObject().has("id")) return made.getAsJsonObject();
    throw new MailException(Outcome.UNKNOWN, "the response has no id", 0, 0);
  }

  /** Every item of all pages, once, though items may be added meanwhile. */
  public List<JsonObject> list(String path) throws MailException, InterruptedException {
    List<JsonObject> all = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String page = "1"; !page.isEmpty(); ) {
      Result result = call("GET", path + "?per_page=100&page=" + page, null);
      JsonArray items = result.json().getAsJsonArray();
      for (JsonElement item : items)
        if (seen.add(item.getAsJsonObject().get("id").getAsString())) all.add(item.getAsJsonObject());
      String following = items.isEmpty() ? "" : String.valueOf(Integer.parseInt(page) + 1);
      page = result.headers().firstValue("X-Next-Page").orElse(following);
    }
    return all;
  }

  /** The piece with these merge tags that was created since then; one whose request timed out may be listed a minute later. */
  public Optional<JsonObject> find(String campaignId, Instant since, JsonObject mergeTags) throws MailException, InterruptedException {
    for (JsonObject item : list("/v1/campaign/" + campaignId + "/mailings")) {
      JsonElement tags = item.get("merge_tags");
      // Five minutes, because the two clocks may differ.
      if (tags.isJsonObject()
          && tags.getAsJsonObject().entrySet().containsAll(mergeTags.entrySet())
          && Instant.parse(item.get("created_at").getAsString()).isAfter(since.minusSeconds(300))) return Optional.of(item);
    }
    return Optional.empty();
  }

  /** The response's JSON and its headers. What creates something is repeated only if it is certain that nothing was done. */
  public Result call(String method, String path, JsonElement body) throws MailException, InterruptedException {
    boolean repeatable = !method.equals("POST") || path.startsWith("/v1/standardize");
    for (int attempt = 0; ; attempt++) {
      try {
        return once(method, path, body);
      } catch (MailException error) {
        if (method.equals("DELETE") && attempt > 0 && error.status == 404) return new Result(JsonNull.INSTANCE, null); // the attempt before deleted it
        boolean again =
            error.outcome == Outcome.NOT_SENT || error.status == 429 || (error.outcome == Outcome.UNKNOWN && repeatable);
        long wait = Math.max(500L << attempt, error.retryAfter);
        if (!again || attempt == RETRIES || wait > 60_000) throw error;
        Thread.sleep(wait);
      }
    }
  }

  private Result once(String method, String path, JsonElement body) throws MailException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(baseUrl + path))
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body == null ? "" : body.toString()));
    if (token != null) request.header("Authorization", "Bearer " + token);
    int[] begun = {0};
    long[] wait = {0};
    String text = null;
    HttpHeaders headers = null;
    var sent =
        http.sendAsync(
            request.build(),
            response -> {
              begun[0] = response.statusCode();
              wait[0] = retryAfter(response.headers());
              return BodyHandlers.ofString().apply(response);
            });
    try {
      // A time limit of the request would end with the headers, and a body may never end.
      HttpResponse<String> response = sent.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      text = response.body();
      headers = response.headers();
    } catch (TimeoutException error) {
      sent.cancel(true);
    } catch (ExecutionException error) {
      if (error.getCause() instanceof ConnectException || error.getCause() instanceof HttpConnectTimeoutException)
        throw new MailException(Outcome.NOT_SENT, "no connection", 0, 0);
    }
    int status = begun[0];
    if (status == 307 || status == 308 || (status >= 400 && status < 500 && status != 408))
      throw new MailException(Outcome.REJECTED, status + ": " + text, status, wait[0]);
    try {
      // An adapter is strict, where JsonParser takes a page of HTML for a string.
      if (text != null && status >= 200 && status < 300)
        return new Result(status == 204 ? JsonNull.INSTANCE : JSON.fromJson(text), headers);
    } catch (IOException | JsonParseException error) {
      // It does not tell what was done.
    }
    throw new MailException(Outcome.UNKNOWN, status == 0 ? "no response" : status + " does not tell what was done", status, wait[0]);
  }

  private static long retryAfter(HttpHeaders headers) {
    String value = headers.firstValue("Retry-After").orElse("");
    try {
      if (value.matches("\\d+")) return Long.parseLong(value) * 1000;
      return Duration.between(Instant.now(), ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)).toMillis();
    } catch (RuntimeException error) {
      return 0;
    }
  }

  /** The event of a delivery, or empty if it is not genuine. body: as received, before any parser; signature: X-SVC-Signature. */
  public static Optional<JsonObject> verifyWebhook(byte[] body, String signature, String secret) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA1"));
    byte[] expected = HexFormat.of().formatHex(mac.doFinal(body)).getBytes(StandardCharsets.US_ASCII);
    boolean isGenuine = signature != null && MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.US_ASCII));
    return isGenuine ? Optional.of(new Gson().fromJson(new String(body, StandardCharsets.UTF_8), JsonObject.class)) : Optional.empty();
  }
}
