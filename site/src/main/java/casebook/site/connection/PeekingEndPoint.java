package casebook.site.connection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A connection that can tell, while a request is being answered, whether the client has closed it.
 * Jetty doesn't read then, and so doesn't notice. What a client sends ahead, as the next request,
 * is kept until it is asked for.
 */
final class PeekingEndPoint extends SocketChannelEndPoint {

  /** As little as shows that there is something. */
  private static final int AHEAD = 1;

  /** What was read ahead and is yet to be given out. */
  private final ByteBuffer ahead = ByteBuffer.allocate(AHEAD).limit(0);

  PeekingEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  /**
   * Whether the client has closed the connection, or only its own side of it: from here both look
   * alike. To be asked by the one who answers the request, after all of it has been read.
   */
  boolean hasEnded() {
    synchronized (ahead) {
      if (!isOpen() || isInputShutdown()) {
        return true;
      }
      if (ahead.hasRemaining()) {
        return false;
      }
      ahead.clear();
      try {
        return getChannel().read(ahead) < 0;
      } catch (IOException _) {
        return true;
      } finally {
        ahead.flip();
      }
    }
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    synchronized (ahead) {
      if (!ahead.hasRemaining()) {
        return super.fill(buffer);
      }
      int before = buffer.remaining();
      BufferUtil.append(buffer, ahead);
      return buffer.remaining() - before;
    }
  }

  @Override
  protected void needsFillInterest() {
    boolean isThere;
    synchronized (ahead) {
      isThere = ahead.hasRemaining();
    }
    if (isThere) {
      getFillInterest().fillable();
    } else {
      super.needsFillInterest();
    }
  }
}
