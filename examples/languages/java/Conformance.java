import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The client under test: a line of JSON for each step of `direct-mail-conformance client --steps`, and for `find`. */
public final class Conformance {
  private static final List<String> STATES = List.of("processing", "production", "mailed", "delivery_exception", "delivered");

  public static void main(String[] arguments) throws Exception {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = lines.readLine()) != null; )
      System.out.println(answer(new Gson().fromJson(line, JsonObject.class)));
  }

  private static JsonObject answer(JsonObject step) throws Exception {
    String name = step.get("step").getAsString();
    if (name.equals("webhook")) return webhook(step);
    var timeout = Duration.ofMillis(step.get("timeout_ms").getAsLong());
    var mail = new DirectMail(step.get("token").getAsString(), step.get("base_url").getAsString(), timeout);
    try {
      switch (name) {
        case "create":
          var mailing = new JsonObject();
          for (String field : List.of("campaign_id", "recipient", "merge_tags")) if (step.has(field)) mailing.add(field, step.get(field));
          return with(outcome("made"), "id", mail.create(mailing).get("id"));
        case "find":
          var since = Instant.parse(step.get("since").getAsString());
          var piece = mail.find(step.get("campaign_id").getAsString(), since, step.getAsJsonObject("merge_tags"));
          return piece.isPresent() ? with(outcome("found"), "id", piece.get().get("id")) : outcome("not_found");
        case "order":
          mail.call("POST", "/v1/order", step.getAsJsonObject("order"));
          return outcome("made");
        case "read":
          var found = mail.call("GET", "/v1/mailing/" + step.get("mailing_id").getAsString(), null).json();
          return with(outcome("found"), "state", found.getAsJsonObject().get("state"));
        default:
          var ids = new JsonArray();
          for (JsonObject item : mail.list("/v1/campaign/" + step.get("campaign_id").getAsString() + "/mailings")) ids.add(item.get("id"));
          return with(outcome("listed"), "ids", ids);
      }
    } catch (DirectMail.MailException error) {
      if (name.equals("create") || name.equals("order"))
        return outcome(error.outcome == DirectMail.Outcome.UNKNOWN ? "unknown" : "not_made");
      return outcome(error.status == 404 ? "not_found" : "unknown");
    }
  }

  private static JsonObject webhook(JsonObject step) throws Exception {
    var acted = new JsonArray();
    var states = new JsonObject();
    Set<String> seen = new HashSet<>();
    for (JsonElement each : step.getAsJsonArray("deliveries")) {
      JsonObject delivery = each.getAsJsonObject();
      JsonElement signature = delivery.getAsJsonObject("headers").get("x-svc-signature");
      byte[] body = Base64.getDecoder().decode(delivery.get("body_base64").getAsString());
      var event = DirectMail.verifyWebhook(body, signature == null ? null : signature.getAsString(), step.get("secret").getAsString());
      boolean isNew = event.isPresent() && isNew(event.get(), seen, states);
      if (isNew) states.add(event.get().get("object_id").getAsString(), event.get().get("event"));
      acted.add(isNew);
    }
    return with(with(outcome("handled"), "acted", acted), "states", states);
  }

  private static boolean isNew(JsonObject event, Set<String> seen, JsonObject states) {
    String id = event.get("object_id").getAsString();
    String name = event.get("event").getAsString();
    if (!event.get("object_type").getAsString().equals("Mailing")) return false;
    if (!seen.add(id + " " + name + " " + event.get("timestamp").getAsString())) return false;
    return !states.has(id) || STATES.indexOf(name) >= STATES.indexOf(states.get(id).getAsString());
  }

  private static JsonObject outcome(String outcome) {
    var answer = new JsonObject();
    answer.addProperty("outcome", outcome);
    return answer;
  }

  private static JsonObject with(JsonObject answer, String name, JsonElement value) {
    answer.add(name, value);
    return answer;
  }
}
