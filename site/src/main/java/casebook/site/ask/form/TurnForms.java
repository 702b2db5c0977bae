package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How it is said whose turn it is, and who plays. */
final class TurnForms {
  /** Before a list that names every player of the game. */
  private static final Pattern ALL_PLAYERS =
      Pattern.compile(
          "^ (there|we are|it|this|that|<o\\d+it>|(the )?players|(player|turn|seating|seat) order) ");

  /** After "two opponents", of whom nothing else is said. */
  private static final String OPPONENTS_LEFT =
      "( (left|alive|in|remaining|in the game|at the table|in the pod))*( ,? all (of them"
          + " )?(alive|in|left))?(?! (have|has|had|who|with|each|both|control|controls|goaded|are|is))";

  static final List<ClauseForm> ALL = all();

  private TurnForms() {}

  private static List<ClauseForm> all() {
    return List.of(
        ClauseForm.within(
            "({IT} (is|'s|was)|on|during|in)( now)? (my|your)( own)?( (?<next>next))? (turn|combat|combat phase|attack)",
            (said, scene) -> {
              scene.setTurn(scene.party(new ObjectMention.PartyRef.Asker()));
              if (said.has("next")) {
                scene.postpone(() -> untilNext(scene));
              }
            }),
        ClauseForm.within(
            "({IT} (is|'s|was)|on|during|in)( now)? {P:who} 's (turn|combat|combat phase)",
            (said, scene) -> scene.setTurnOf(said.party("who", scene).orElseThrow())),
        ClauseForm.within(
            "({IT} (is|'s|was)|on|during|in)( now)? (his|her|their) (turn|combat|combat phase)",
            (said, scene) -> scene.setTurnOf(scene.party(new ObjectMention.PartyRef.Other()))),
        ClauseForm.within(
            "{P:who} (is|am) the active player",
            (said, scene) -> scene.setTurn(said.party("who", scene).orElseThrow())),
        ClauseForm.within(
            "((in|{P} {BE}( in| playing)?|{P} (play|plays|played)|we (play|played)|we are|we were|it 's|this is|it is|{IT} is|{IT} 's|we are playing|we were playing|we have|playing) )?(in )?(a )?"
                + "( only | just )?{N:players}( -)? (player|players|person|man|way)( -)?( commander| multiplayer"
                + "| free for all| casual)?( game| pod| match| commander)?( left| remaining)?"
                + "(?! (have|has|had|control|controls|goaded))",
            TurnForms::players),
        ClauseForm.within(
            "(only|just) {N:players} (players|people)( (left|remaining|playing|in (our|the|a|my)( commander| edh)? (game|pod)))+",
            TurnForms::players),
        ClauseForm.of(
            "(there (is|'s) )?(nobody|no one|no other (player|opponent)) else( (left|playing|in the game|at the table|in the pod))*",
            (_, scene) ->
                scene.postpone(
                    () -> scene.table().setPlayers(Math.max(2, scene.parties().size())))),
        ClauseForm.within(
            "there (are|were) {N:players} players( left| in the game)?( :| ,)?",
            TurnForms::players),
        ClauseForm.within(
            "(there (are|were|is|was|'s)( only| just)?|{IT} {BE}( just| only)?|just|only)( the)? {N:players} of us( left)?"
                + "( in the game| at the table| playing)?( :| ,)?",
            TurnForms::players),
        ClauseForm.within(
            "({P} {HAVE}|with|against|versus|facing|{P} {BE} (facing|against)|(commander|multiplayer"
                + "|edh) (pod|game)( with| against)?)( only| just)? {N:opponents}( other)? opponents"
                + OPPONENTS_LEFT,
            TurnForms::opponents),
        ClauseForm.of("{N:opponents}( other)? opponents" + OPPONENTS_LEFT, TurnForms::opponents),
        ClauseForm.within(
            "{P:who} {HAVE} {N:opponents} opponents and {L:what}",
            (said, scene) -> {
              Optional<Party> who = said.party("who", scene);
              opponents(said, scene);
              if (!who.equals(scene.asker())) {
                scene.needs("Who has that?");
              }
              said.parts("what", scene, who);
            }),
        ClauseForm.within(
            "(my|our) (only|sole|last remaining)(?= <p\\d+>(?! (who|that|with)))",
            (_, scene) -> scene.table().setLeft(2)),
        ClauseForm.of(
            "(and )?(the|my)( only)? other( <n\\d+>)? (players|opponents)( alive| left| in the game| at the table)?( are| is| :) {P:a}(( ,|( ,)? and) {P:b})?(( ,|( ,)? and) {P:c})?",
            TurnForms::allOpponents),
        ClauseForm.of(
            "{P:a}(( ,|( ,)? and) {P:b})?(( ,|( ,)? and) {P:c})? are (my|the|our)( only)?( other)?( <n\\d+>)?"
                + " (opponents|enemies)",
            TurnForms::allOpponents),
        ClauseForm.of(
            "(my|the|our)( <n\\d+>)? opponents (are|were|:) {P:a}( ,|( ,)? and) {P:b}(( ,|( ,)? and)"
                + " {P:c})?",
            TurnForms::allOpponents),
        ClauseForm.of(
            "{P:a} (is|'s) {P:b}",
            (said, scene) -> {
              if (!said.isFriend("b")) {
                scene.needs("Who is who: are two names those of one player?");
              }
            }),
        ClauseForm.of(
            "{P:a} (is|was) (my|the)( only)? other (opponent|player)", TurnForms::allOpponents),
        ClauseForm.of(
            "{P} (play|played|am playing|was playing|am|was) (against|vs|versus|with) {P:a}( ,|( ,)?"
                + " and) {P:b}(( ,|( ,)? and) {P:c})?",
            TurnForms::allOpponents),
        ClauseForm.of(
            "({P:who} )?(is|am)( now)? (my|our) (only|sole|last remaining) <p\\d+>( left)?(?! (who|that|with))",
            TurnForms::onlyOpponent),
        ClauseForm.of(
            "(my|the|our) (only|sole|last remaining) <p\\d+>( left)? is {P:who}",
            TurnForms::onlyOpponent),
        ClauseForm.within("pod of {N:players}( players| people)?", TurnForms::players),
        ClauseForm.of(
            "(and |so |then |now )*(my turn|on mine|on my turn)( now)?",
            (_, scene) -> scene.setTurn(scene.party(new ObjectMention.PartyRef.Asker()))),
        ClauseForm.of(
            "({IT} {BE} |{O} {BE} |we are )?(now )?down to( a| just)? (1v1|one on one|heads up|duel)",
            (_, scene) -> scene.table().setLeft(2)),
        ClauseForm.of(
            "(the )?{N:players} of us( (are )?(play|playing|were playing|left|are left|remain))?( :| ,)?",
            TurnForms::players),
        ClauseForm.within(
            "{N:players} of us( (are )?(play|playing|were playing|left|are left|remain)) :",
            TurnForms::players),
        ClauseForm.of(
            "(so )?(({IT}|there) (is|'s|was|are|were)( just| only| now| down to| just down to)|we are down to|just|only)( the)?"
                + " ({N:left} of us|us {N:both}|{P:a} (and|against) {P:b}|us)"
                + "( (left|now|remaining|in the game|at the table|heads up))*",
            TurnForms::onlyThese),
        ClauseForm.of(
            "(the|my)( other)?( {N:gone})?( other)? (opponents|players|people)( in the (game|pod))? (is|are|were|was|have|has)( all| both)?( already)?( been)?"
                + " (dead|out|eliminated|gone|knocked out|out of the game|lost|lost the game|conceded|killed|defeated)",
            TurnForms::gone),
        ClauseForm.of(
            "(everyone|everybody|every other player) else (is|has|was|got|has been|been)( been)?( already)? (dead|out|eliminated|gone|knocked out|out of the game|lost|lost the game|conceded)",
            (_, scene) -> scene.table().setLeft(2)),
        ClauseForm.within(
            "in (a|my|our|the|some)( last| recent| casual| latest)* (commander|edh|multiplayer) (game|pod|match)( last night| yesterday| today)?( ,)?",
            (_, scene) -> scene.table().setSeveralOpponents()),
        ClauseForm.of(
            "we are( the)? only( the)? {N:players}( (players|people|ones))?( (left|in the game|playing|here))*",
            TurnForms::players),
        ClauseForm.within(
            "{P:a} and {P:b}( and {P:c})? ({HAVE}) (nothing|no creatures|no board|no permanents|nothing relevant|{Z:no})( out| in play| on board)?",
            (said, scene) -> {
              for (String who : List.of("a", "b", "c")) {
                Optional<Party> party = said.party(who, scene);
                if (party.isPresent() && said.has("no")) {
                  said.none("no").ifPresent(one -> AbsenceForms.none(one, party, scene));
                } else {
                  party.ifPresent(one -> scene.setComplete(Optional.of(one)));
                }
              }
            }),
        ClauseForm.within(
            "{P:a} and {P:b} are( the)? only( ones| players| two| people)?( left)?( in the game| playing)?",
            (said, scene) -> {
              said.party("a", scene);
              said.party("b", scene);
              scene.table().setPlayers(2);
            }),
        ClauseForm.within(
            "{P} {BE} playing( a game| commander| magic)?( of magic| of commander)? (against|with|versus) {P:whom}",
            (said, scene) -> said.party("whom", scene)),
        ClauseForm.within(
            "in (a|my|our|the)( last| recent| casual| latest)? (pod|game|match|group|playgroup)( last night| yesterday"
                + "| today)?( ,)?",
            (_, _) -> {}),
        ClauseForm.within(
            "(in|we are playing|we were playing|we played|{P} played|{P} {BE} playing|{IT} is|{IT} was|{IT} 's|playing"
                + "|i was playing|during)( in)?( a| some| my| our)?( game of| pod of| match of)?"
                + "( commander| multiplayer| free for all)( game| pod| match| night)?( last night| yesterday| today| at fnm)?",
            (said, scene) -> scene.table().setSeveralOpponents()),
        ClauseForm.within(
            "(we are playing|we were playing|playing|{P} {BE}( playing)?( in)?|{IT} is|{IT} 's|{IT} was|in)( just)?( a)?"
                + "( game of)? (1v1|one on one|heads up|two player|two - player|a duel|duel|{N:one}( -)? on( -)? {N:another}"
                + "|{N:a} v {N:b})( game| match)?",
            (said, scene) -> scene.table().setPlayers(2)),
        ClauseForm.within(
            "(just |only )?(a )?(normal |regular )?(1v1|1vs1|one on one|heads up)( game| match| duel)?( here| btw)?",
            (_, scene) -> scene.table().setPlayers(2)),
        ClauseForm.within(
            "((we are|we were|{P} {BE}) playing |{IT} (is|'s|was) |in )?(a |the )?(game of )?(2hg|(two|<n\\d+>)( -)? headed giant)"
                + "( game| match| question| rules| format)?",
            (_, scene) -> scene.needs("Which players are on a team?")),
        ClauseForm.within(
            "(with |between |against |(the )?(player|turn|seating|seat) order (is|was|:) (: )?|(the )?players (are|were) (: )?|(there (is|are|'s|was|were)|{IT} ({BE})|we have|we are)( just| only| me with)? )?{P:a}( ,)?( and)? {P:b}(( ,)?( and)? {P:c})?(( ,)?( and)? {P:d})?",
            (said, scene) -> {
              said.party("a", scene);
              said.party("b", scene);
              said.party("c", scene);
              said.party("d", scene);
              boolean areAll = ALL_PLAYERS.matcher(said.all()).find();
              if (areAll) {
                scene
                    .table()
                    .setPlayers((int) Stream.of("a", "b", "c", "d").filter(said::has).count());
              }
            }),
        ClauseForm.of(
            "{P:a}( ,)?( and)? {P:b}(( ,)?( and)? {P:c})?(( ,)?( and)? {P:d})? (are|were|was|am) playing( (a|an|some|our|in|this))?( (game of|round of|casual|friendly|multiplayer|free for all|ffa|<n\\d+> player))*( (commander|edh|magic|mtg|game|pod|match|cedh))*( last night| yesterday| today)?",
            TurnForms::listed),
        ClauseForm.within(
            "{P:a} and {P:b}( and {P:c})? are( also| both| still)?( in the game| playing| at the table)",
            (said, scene) -> {
              said.party("a", scene);
              said.party("b", scene);
              said.party("c", scene);
            }),
        ClauseForm.within(
            "{P:a} ((is|'s) (also |still )?(in the game|playing|at the table|here)|plays)( too)?( as)?",
            (said, scene) -> said.party("a", scene)));
  }

  /** "Me, Alice and Bob are playing": those are all, where the one who asks is among them. */
  private static void listed(Said said, Scene scene) {
    List<Party> listed =
        Stream.of("a", "b", "c", "d").flatMap(who -> said.party(who, scene).stream()).toList();
    if (scene.asker().filter(listed::contains).isPresent()) {
      scene.table().setPlayers(listed.size());
    }
  }

  /** "Just me and him", "only the three of us". */
  private static void onlyThese(Said said, Scene scene) {
    said.party("a", scene);
    said.party("b", scene);
    scene.table().setLeft(said.numberIf("left").orElse(said.numberIf("both").orElse(2)));
  }

  private static void gone(Said said, Scene scene) {
    if (said.has("gone")) {
      scene.table().setLeft(scene.players().orElse(said.number("gone") + 2) - said.number("gone"));
    } else {
      scene.table().setLeft(2);
    }
  }

  /** What is so this turn may be otherwise in the next one. */
  private static void untilNext(Scene scene) {
    boolean isOfThisTurn =
        !scene.spells().isEmpty()
            || scene.things().stream()
                .anyMatch(thing -> thing.isSick() || thing.isMaybeSick() || thing.isTapped());
    if (isOfThisTurn) {
      scene.needs(
          "What is so as the turn begins that you ask about: what is tapped, and what has"
              + " ended?");
    }
  }

  private static void allOpponents(Said said, Scene scene) {
    List<String> named = Stream.of("a", "b", "c").filter(said::has).toList();
    named.forEach(name -> said.party(name, scene));
    boolean areOthersTold = scene.parties().size() > 1 + named.size();
    scene.table().setPlayers(areOthersTold ? scene.parties().size() : 1 + named.size());
  }

  private static void onlyOpponent(Said said, Scene scene) {
    said.party("who", scene);
    scene.table().setLeft(2);
  }

  private static void opponents(Said said, Scene scene) {
    scene.table().setPlayers(said.number("opponents") + 1);
  }

  private static void players(Said said, Scene scene) {
    scene.table().setPlayers(said.number("players"));
  }
}
