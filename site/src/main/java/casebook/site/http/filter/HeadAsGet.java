package casebook.site.http.filter;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Serial;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;

/**
 * Answers HEAD as GET is answered, with the same status and headers: those who check links ask so.
 * The server leaves out the body by itself.
 */
public final class HeadAsGet extends HttpFilter {
  @Serial private static final long serialVersionUID = 1;

  /** Adds the filter before all addresses. */
  public static void addTo(ServletContextHandler handler) {
    handler.addFilter(new FilterHolder(new HeadAsGet()), "/*", EnumSet.of(DispatcherType.REQUEST));
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    chain.doFilter(request.getMethod().equals("HEAD") ? asGet(request) : request, response);
  }

  private static HttpServletRequest asGet(HttpServletRequest request) {
    return new HttpServletRequestWrapper(request) {
      @Override
      public String getMethod() {
        return "GET";
      }
    };
  }
}
