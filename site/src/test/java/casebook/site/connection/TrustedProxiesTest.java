package casebook.site.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For whom a request was sent. */
class TrustedProxiesTest {

  @ParameterizedTest
  @CsvSource({
    "203.0.113.9, '', 203.0.113.9",
    "203.0.113.9, 198.51.100.1, 203.0.113.9",
    "127.0.0.1, 198.51.100.1, 198.51.100.1",
    "127.0.0.1, '192.0.2.7, 198.51.100.1', 198.51.100.1",
    "127.0.0.1, '198.51.100.1, 10.1.2.3', 198.51.100.1",
    "127.0.0.1, 'nobody', 127.0.0.1",
    "127.0.0.1, ' , ', 127.0.0.1",
    "127.0.0.1, 2001:db8::1, 2001:db8:0:0:0:0:0:1",
    "fe80::1%eth0, '', fe80:0:0:0:0:0:0:1"
  })
  void only_trusted_servers_are_believed(String peer, String forwarded, String client) {
    TrustedProxies proxies = TrustedProxies.of("127.0.0.1, 10.0.0.0/8");
    assertThat(proxies.client(peer, forwarded).getHostAddress()).isEqualTo(client);
  }

  @Test
  void where_none_is_trusted_the_sender_is_the_client() {
    assertThat(TrustedProxies.NONE.client("127.0.0.1", "198.51.100.1").getHostAddress())
        .isEqualTo("127.0.0.1");
    assertThatThrownBy(() -> TrustedProxies.of("everybody"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
