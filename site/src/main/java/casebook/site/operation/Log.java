package casebook.site.operation;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is logged, and how: by itself a plain line for what somebody has to look at, so that
 * commands stay quiet; for machines an object of JSON on each line, for each request too.
 */
public final class Log extends ContextAwareBase implements Configurator {
  private static final String REQUESTS = "casebook.requests";
  private static final String LINE = "%d{yyyy-MM-dd HH:mm:ss} %level %logger{0} - %msg%n";

  /** Where each request is logged. */
  static Logger requests() {
    return LoggerFactory.getLogger(REQUESTS);
  }

  /** Logs in JSON from now on, each request included. */
  public static void inJson() {
    var context = (LoggerContext) LoggerFactory.getILoggerFactory();
    var json = new JsonEncoder();
    json.setWithSequenceNumber(false);
    json.setWithThreadName(false);
    json.setWithNanoseconds(false);
    json.setWithContext(false);
    json.setWithArguments(false);
    json.setWithMessage(false);
    json.setWithFormattedMessage(true);
    use(context, json);
    context.getLogger(REQUESTS).setLevel(Level.INFO);
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    var line = new PatternLayoutEncoder();
    line.setPattern(LINE);
    use(context, line);
    context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
    context.getLogger("casebook").setLevel(Level.INFO);
    context.getLogger(REQUESTS).setLevel(Level.OFF);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  private static void use(LoggerContext context, Encoder<ILoggingEvent> encoder) {
    var appender = new ConsoleAppender<ILoggingEvent>();
    appender.setContext(context);
    appender.setTarget("System.err");
    encoder.setContext(context);
    encoder.start();
    appender.setEncoder(encoder);
    appender.start();
    var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.detachAndStopAllAppenders();
    root.addAppender(appender);
  }
}
