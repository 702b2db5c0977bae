package casebook.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the home of a numbered rule of the Comprehensive Rules and quotes the text that its code
 * was written for. The build fails where the quote is not what the edition says.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Cr {
  /** The rule's number. */
  String rule();

  /** The edition that is quoted, by its effective date. */
  String edition() default "2026-09-25";

  /** The rule's text in that edition, in which white space doesn't count. */
  String text();
}
