package casebook.site.command.option;

import picocli.CommandLine.Option;

/** The option of a command that writes links. */
public final class SiteOption {
  @Option(
      names = "--site",
      paramLabel = "URL",
      defaultValue = "http://127.0.0.1:7070",
      description = "The address of the site to link to (${DEFAULT-VALUE}).")
  private String address = "";

  /** The address, to which the path of a page is added. */
  public String address() {
    return withoutSlash(address);
  }

  /** An address without a slash at its end. */
  public static String withoutSlash(String address) {
    return address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
  }
}
