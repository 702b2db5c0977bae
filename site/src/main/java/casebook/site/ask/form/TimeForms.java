package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Time;
import java.util.List;

/** Times that stand before what happened then, or after it in a sentence of their own. */
final class TimeForms {
  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.first("(and |but |so |ok )?<since>( ,)?", TimeForms::lead),
          ClauseForm.of(
              "(that|this|which|{IT}|all( of)? (that|this)) (was|is|'s|happened|came up|has come up)( all|"
                  + " already| just)? <since>",
              (said, scene) ->
                  said.time()
                      .filter(time -> !time.isOfOtherGame())
                      .map(Time::question)
                      .ifPresent(scene::needs)));

  private TimeForms() {}

  private static void lead(Said said, Scene scene) {
    var time = said.time().orElseThrow();
    if (time.isSpan()) {
      scene.needs(time.question());
    } else {
      scene.times().setLead(time);
    }
  }
}
