package casebook.site.operation;

import casebook.site.work.Workers;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;

/** Figures of a running site, as Prometheus reads them. */
public final class Metrics implements AutoCloseable {
  private static final Duration[] STEPS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(20),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2),
    Duration.ofSeconds(10)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final JvmGcMetrics collections = new JvmGcMetrics();

  /** Those of this program from now on. */
  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    collections.bindTo(registry);
  }

  /**
   * Tells how busy some workers are.
   *
   * @param name what they do, as "judging"
   */
  public void watch(Workers workers, String name) {
    Gauge.builder("casebook.workers.busy", workers, Workers::atWork)
        .tag("workers", name)
        .register(registry);
    Gauge.builder("casebook.workers.waiting", workers, Workers::waiting)
        .tag("workers", name)
        .register(registry);
  }

  /** Counts a request. */
  void answered(String method, String route, int status, Duration took) {
    Timer.builder("http.server.requests")
        .tag("method", method)
        .tag("uri", route)
        .tag("status", Integer.toString(status))
        .serviceLevelObjectives(STEPS)
        .register(registry)
        .record(took);
  }

  /** All of them in the text form of Prometheus. */
  String text() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
