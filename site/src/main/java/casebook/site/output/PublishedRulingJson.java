package casebook.site.output;

import casebook.site.cases.PublishedRuling;
import casebook.site.judging.Judgement;
import java.util.Map;

/** Published rulings as JSON. */
public final class PublishedRulingJson {
  private PublishedRulingJson() {}

  /** What is asked and answered. */
  public static Json head(PublishedRuling ruling) {
    return Json.object()
        .put("slug", ruling.slug())
        .put("question", ruling.question())
        .put("answer", ruling.answer())
        .put("topic", ruling.topic().label())
        .put("decides", ruling.decides())
        .put("applies", ruling.applies())
        .put("doesNotApply", ruling.lookedAt())
        .put("href", ruling.href());
  }

  /** The same with the case that shows it, and what the engine says of the case. */
  public static Json of(PublishedRuling ruling, Map<?, ?> statedCase, Judgement judgement) {
    return head(ruling).put("case", statedCase).putAll(RulingJson.of(judgement));
  }
}
