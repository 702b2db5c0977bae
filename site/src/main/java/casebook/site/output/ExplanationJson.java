package casebook.site.output;

import casebook.engine.board.Id;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Mark;
import casebook.site.words.ruling.CertificateWords;
import casebook.site.words.ruling.ExplanationWords;
import casebook.site.words.ruling.Names;
import java.util.Set;

/** What is to be said of a declaration beyond the ruling on it, as a part of the ruling's JSON. */
record ExplanationJson(Names names, Set<Id> attackable) {

  /** The fields that are added to a ruling. */
  Json of(Explanation explanation) {
    var words = new ExplanationWords(names);
    Json json = Json.object();
    explanation.certificate().ifPresent(proof -> json.put("certificate", certificate(proof)));
    json.put("blocked", Json.list(words.everyBlocked(explanation), sentence -> sentence))
        .putIfPresent("conflict", explanation.conflict().map(words::sentence));
    Json marks = Json.object();
    for (Rows<Mark> row : Rows.of(explanation.marks())) {
      marks.put(row.range(), word(row.said()));
    }
    return json.put("creatures", marks);
  }

  private Json certificate(Certificate certificate) {
    return Json.object()
        .put("total", certificate.total())
        .put("witness", RulingJson.attack(certificate.witness()))
        .put(
            "steps",
            Json.list(
                new CertificateWords(names, attackable).sentences(certificate),
                step -> Json.object().put("depth", step.depth()).put("text", step.text())));
  }

  private static String word(Mark mark) {
    return switch (mark) {
      case MUST_ATTACK -> "must";
      case MAY_ATTACK -> "may";
      case CANT_ATTACK -> "can't";
    };
  }
}
