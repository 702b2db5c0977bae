// java -cp casebook.jar Attackers.java http://127.0.0.1:7070
import casebook.site.client.CasebookClient;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

public class Attackers {
  public static void main(String[] arguments) throws Exception {
    var casebook = new CasebookClient(URI.create(arguments[0]));
    JsonNode board = casebook.get("/api/examples/board.json");
    List<CasebookClient.Attack> chosen = new ArrayList<>();
    while (true) {
      CasebookClient.Completions answer = casebook.completions(board, chosen);
      System.out.println("can attack: " + String.join(" ", answer.possible().keySet()));
      System.out.println("must attack: " + String.join(" ", answer.must().keySet()));
      var already =
          chosen.stream().map(CasebookClient.Attack::attacker).collect(Collectors.toSet());
      var next =
          answer.must().entrySet().stream()
              .filter(one -> !already.contains(one.getKey()))
              .findFirst();
      if (next.isEmpty()) {
        break;
      }
      chosen.add(new CasebookClient.Attack(next.get().getKey(), next.get().getValue().getFirst()));
      System.out.println("chosen: " + next.get().getKey());
    }
    System.out.println(casebook.declared(board, chosen).verdict());

    var refused = casebook.declared(board, List.of(new CasebookClient.Attack("bears#1", "bob")));
    System.out.println(
        refused.verdict() + " by " + refused.decidedBy() + ": " + refused.why().getFirst());
  }
}
