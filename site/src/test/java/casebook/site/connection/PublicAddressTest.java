package casebook.site.connection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a request came to the server itself, as on one's own machine. */
class PublicAddressTest {

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1:7070, 127.0.0.1, 7070, true",
    "localhost:7070, 127.0.0.1, 7070, true",
    "192.168.1.2:7070, 192.168.1.2, 7070, true",
    "localhost, 127.0.0.1, 80, true",
    "192.168.1.2, 192.168.1.2, 80, true",
    "localhost, 127.0.0.1, 7070, false",
    "localhost:7070, 192.168.1.2, 7070, false",
    "127.0.0.1:7071, 127.0.0.1, 7070, false",
    "example.org, 127.0.0.1, 80, false"
  })
  void the_server_is_known_by_its_address_and_port(
      String asked, String address, int port, boolean isItself) {
    assertThat(PublicAddress.isServerItself(asked, address, port)).isEqualTo(isItself);
  }
}
