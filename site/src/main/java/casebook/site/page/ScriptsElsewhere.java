package casebook.site.page;

import casebook.rules.OwnFile;
import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.page.part.Page;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * Scripts that run on pages of other sites: {@code /embed.js}, which a page asks for, {@code
 * /casebook.js}, a module with which scripts ask this site, and {@code /casebook.user.js}, which a
 * reader has a browser run on every page. Each is one file, so that nothing else need be allowed;
 * what the first and the last both do stands in {@code tips.js}.
 */
final class ScriptsElsewhere implements Page {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final String NO_ADDRESS =
      "The script leads to this site, whose address isn't known: whoever runs it says it with"
          + " --site.";

  private final Casebook casebook;
  private final String tips = part("tips.js");
  private final String embed = alone(tips + part("embed.js"));
  private final String user = part("user.js");
  private final String client = part("casebook.js");

  ScriptsElsewhere(Casebook casebook) {
    this.casebook = casebook;
  }

  private static String part(String name) {
    return new OwnFile(ScriptsElsewhere.class, "elsewhere/" + name).text();
  }

  /** A script whose names are no names of the page. */
  private static String alone(String script) {
    return "(() => {\n'use strict';\n" + script + "})();\n";
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/embed.js", context -> answer(context, embed));
    routes.get("/casebook.js", context -> answer(context, client));
    routes.get("/casebook.user.js", context -> answer(context, userScript(context)));
  }

  private String userScript(Context context) {
    String site =
        PublicAddress.known(context)
            .orElseThrow(
                () -> new HttpResponseException(HttpStatus.NOT_IMPLEMENTED.getCode(), NO_ADDRESS));
    List<String> rules =
        casebook.editions().executed().rules().stream()
            .map(rule -> rule.number().toString())
            .toList();
    String known =
        "const site = %s;\nconst rules = new Set(%s);\n"
            .formatted(MAPPER.writeValueAsString(site), MAPPER.writeValueAsString(rules));
    return header(site) + alone(known + tips + user);
  }

  /** What the manager of such scripts reads. */
  private static String header(String site) {
    return """
    // ==UserScript==
    // @name         Rule numbers of Magic: The Gathering (Casebook)
    // @namespace    %1$s
    // @version      1.0
    // @description  Numbers of rules 506 and 508 become links that show the rule.
    // @match        *://*/*
    // @exclude      %1$s/*
    // @grant        GM_xmlhttpRequest
    // @connect      %2$s
    // @downloadURL  %1$s/casebook.user.js
    // @run-at       document-idle
    // @noframes
    // ==/UserScript==
    """
        .formatted(site, URI.create(site).getHost());
  }

  /** Their addresses don't change, so they aren't kept for ever. */
  private static void answer(Context context, String script) {
    context
        .header("Cache-Control", "public, max-age=3600")
        .header("Cross-Origin-Resource-Policy", "cross-origin")
        .contentType("text/javascript; charset=utf-8")
        .result(script);
  }
}
