package casebook.site.work;

/** The one who asked, and who may leave before the answer. */
@FunctionalInterface
public interface Client {

  /** Somebody who waits for the answer, however long it takes. */
  Client PATIENT = () -> false;

  /** Whether nobody is there any more to take the answer. */
  boolean hasLeft();
}
