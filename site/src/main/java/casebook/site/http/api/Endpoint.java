package casebook.site.http.api;

/** Something that programs can ask at addresses of its own. */
public interface Endpoint {
  /** Adds the addresses to the table. */
  void addTo(Api routes);
}
