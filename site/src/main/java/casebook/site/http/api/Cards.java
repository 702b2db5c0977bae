package casebook.site.http.api;

import casebook.engine.effect.Ability;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.connection.Visitor;
import casebook.site.input.TextToRead;
import casebook.site.input.tree.Reading;
import casebook.site.output.CardJson;
import casebook.site.output.Json;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** {@code GET /api/cards/{name}} and {@code POST /api/read}: what card text says of attacking. */
public final class Cards implements Endpoint {

  /** As many names as somebody looks through who has misspelt one. */
  private static final int NEAREST = 5;

  private final Casebook casebook;
  private final Workers workers;

  public Cards(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/cards/<name>", this::card);
    routes.post("/api/read", this::read);
  }

  private void card(Context context) {
    String name = context.pathParam("name");
    Optional<CardFacts> card = casebook.catalogue().find(name);
    if (card.isPresent()) {
      context.contentType("application/json").result(CardJson.of(card.get(), casebook).indented());
    } else {
      Json problem =
          ProblemAnswer.json(HttpStatus.NOT_FOUND, "No card is called “" + name + "”.")
              .put("nearest", casebook.catalogue().nearest(name, NEAREST));
      ProblemAnswer.answer(context, HttpStatus.NOT_FOUND, problem);
    }
  }

  private void read(Context context) {
    Body body = Body.of(context);
    workers.run(Task.TEXT, Visitor.of(context), () -> read(context, body));
  }

  private void read(Context context, Body body) {
    switch (TextToRead.read(body.text(), body.format(), casebook.catalogue())) {
      case Reading.Unparseable<List<Ability>>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.BAD_REQUEST, problems);
      case Reading.Wrong<List<Ability>>(var problems) ->
          ProblemAnswer.answer(context, HttpStatus.UNPROCESSABLE_CONTENT, problems);
      case Reading.Good<List<Ability>>(var abilities) ->
          context.contentType("application/json").result(CardJson.of(abilities).indented());
    }
  }
}
