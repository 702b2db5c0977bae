package casebook.site.page.part;

import io.javalin.config.RoutesConfig;

/** Something that the site answers at addresses of its own. */
public interface Page {
  /** Adds the addresses to the site. */
  void addTo(RoutesConfig routes);
}
