package casebook.site.ask.form;

import java.util.ArrayList;
import java.util.List;

/** What people say around a question, and what bears on nothing. */
final class ContextForms {
  static final List<ClauseForm> ALL = all();

  private ContextForms() {}

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
    for (String words :
        List.of(
            "({P} {HAVE} |got |have |had )?(a |an |another )?((quick|stupid|simple|small|weird|basic|silly) )*({O}|planeswalker|vehicle|vehicles|crewing|token|commander|defender|haste) (question|situation|ruling|interaction)",
            "(a |an )?(quick|simple|short|stupid) (question|one) (about|on|regarding) (crewing|vehicles|crew|tokens|mana|planeswalkers|taxes|defenders|must attack|forced attacks|extra combats)",
            "is there any way",
            "(so )?(had |we had |just had )?(this|that|it|<o\\d+it>)( just| once)?( (came|come|coming) up| happened)+( (at|in|during|on)( the| our| my| a)?( local)?"
                + " (fnm|store|lgs|shop|prerelease|draft|game|pod|table|friday|saturday|sunday|tournament|stream|discord))?( last (night|week|friday|saturday|sunday)| yesterday| today|"
                + " recently| again| once)*",
            "had (this|that|<o\\d+it>) come up( last (night|week)| yesterday| today| recently| again)*",
            "(real |true |actual |another |quick )*(scenario|story|situation|case|example)( from (my|our|a|last|the|yesterday 's)?( ?(game|night|week|friday|saturday|sunday|fnm|yesterday|draft|pod))*)?",
            "(quick )?(ruling|rules|judge) (help|question|check|call|query)( please| needed| pls)?",
            "(so |ok |okay |yo |hey )*(a )?(weird|quick|simple|dumb|odd|funny|stupid|silly) (one|thing|case|spot)( here| for you)?",
            "{P} (want|wants|wanted) {O} to (stay|be|remain) (home|back|behind|at home)( though)?",
            "(and )?thanks (for|to) (the|that|nothing)( [^ ]+)?( {P} guess)?",
            "(a )?new to (commander|multiplayer|magic|edh|the game|this)( here)?",
            "for (some|whatever|no) reason",
            "is there a (legal )?way",
            "{P} (am|is|are)( pretty| fairly| quite| almost| not| very)? (sure|certain|positive|convinced)( that)?( ,)?( if| whether)?",
            "((now|today|again) )?{IT} (is|'s) (now )?my turn( again| now)?",
            "(hey|hi|hello) judges",
            "(a friend|someone|somebody|people) (told|tells|tell) <p\\d+>( that)? <o\\d+> (can|can not|must|may)( always| never| only| not)? (attack|attack the turn (they|{O}) (are created|come in|enter))( the turn (they|{O}) (are|'re) (created|made))?",
            "(hi|hello|hey|hey guys|hi all|hi everyone|hello everyone|hey everyone|hi there|hello there"
                + "|dear judges|hi judges|hey judge|judge|good morning|good evening)",
            "(hey|hi|hello) (<o\\d+>|judges|folks|people|all|again)",
            "{P} {BE}( a bit| really| very| so)? (confused|unsure|not sure)( about)? (which|who|what|how)( <n\\d+>| card"
                + "| effect| rule| {O})? (wins|works|applies|takes precedence|is right|has priority)",
            "(which|what)( <n\\d+>| card| effect| rule| of {O})? (wins|applies|takes precedence|has priority)( here)?",
            "(a )?(new|returning|casual|longtime|long time|first time|newish) (player|lurker|poster|judge)( here)?",
            "((on|last|this|next|every) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week"
                + "|night|evening)( night| evening)?",
            "(can|could) (someone|anyone|somebody|you)( please)? (help|explain|clarify|tell <p\\d+>)"
                + "( (goad|this|that|combat|attacking|how (goad|this|{IT}|combat) works|menace|defender))?"
                + "( (to|for) <p\\d+>)?( like <p\\d+> {BE} <n\\d+>)?",
            "(my|his|her|their|{P} 's) (deck|commander deck|list) (is|was|has|runs|plays)( all| full of| mostly| just| only"
                + "| a lot of| lots of| mono| about)*( [a-z]+){1,3}",
            "{P} {BE} (playing|up) (against|with)( a| an| his| her| some| my)?( [a-z]+){0,3} (deck|list|player)",
            "(do|does) (haste|vigilance|flying|trample|defender|menace|lifelink|deathtouch|reach|first strike)"
                + " (matter|count|help|change anything|do anything|get around|beat)( {P})?( for attacking| here| for this| for {O}| with {O}| against {O}| {O})?",
            "(sorry|apologies) (for|about) (the|a|this|my|another)( (very|really|basic|stupid|dumb|noob|simple|silly|long|beginner|easy))*( (question|post|read|wall of text|english|formatting))?( !)?",
            "(does|do|did|will|would) {O} (work|help|matter|apply|count|do anything|change anything|change that|change this)( (here|for this|for me|then|in this case|now|at all|against {O}))?",
            "(and |but )?({P} )?(need|needs|have|has|want|wants|am trying|is trying) to (swing|attack|go in|go|win|push)( in)? for (lethal|the win|game|the kill)( this turn)?",
            "(from|at|in|during) (my|our|the|a|an)?( ?(local|weekly|last|casual|recent))*( ?(fnm|game|pod|lgs|store|prerelease|draft|commander night|game night|match|table|session))( (last night|yesterday|today|this week|on friday|last week|game))*",
            "(because |since )?(that|this|{IT}) (is|'s) (what|how) {O} (says|say|works|work)( on {O}| on (the|its) card)?",
            "(and |but )?(if )?{P} (can not|do not|does not) win( (this turn|now|soon|here))*( ,)?( then)?( {P} (am|is|are) dead| {P} (lose|loses|die|dies))?",
            "(a )?(quick|simple|short|silly) <n\\d+> from (fnm|my lgs|last night|yesterday|today|my pod|my playgroup|our game)( last night| yesterday| today)?",
            "{P} (do|does|did) not( really)? want to (lose|risk|attack with|pay for|throw away) {O}( at all)?",
            "{P} (do|does|did) not( really)? want {O} to (attack|swing|die|go in|get blocked|get killed|trade)( at all| though)?",
            "what (happens|would happen|happens then)( (when|if))?",
            "(at|in) (my|our|the)( local| usual)? (table|pod|store|lgs|playgroup|kitchen table)",
            "before (combat|attacking|attacks|attackers|the combat phase|my combat)",
            "(and )?(pays|paid|pay|keeps paying|kept paying|is paying) (for )?({IT}|the upkeep|its upkeep|upkeep|the cost)( (each|every)"
                + " (turn|upkeep))?",
            "({P} {BE} )?( just| simply)?(trying|try|want|hoping) to (settle|resolve|figure out|understand|clear up)( a| an| this| the| some)?"
                + "( small| silly| little)? (bet|debate|argument|discussion|disagreement|dispute|thing|interaction|rule)( about {O})?",
            "(and |but )?no( other)? (haste enablers|haste enabler|tricks|effects|combat tricks|responses|pump|anthems)( out| in play)?",
            "(and )?not( summoning)? sick",
            "(say|let <p\\d+> say|lets say|let 's say|suppose|supposing|imagine|so say)( that)?( ,)?",
            "(by accident|by mistake|accidentally|on purpose|of course|for sure|in paper|online|on arena|on mtgo)",
            "{P}( 'd)? would (rather|like to|love to|prefer to|much rather) (keep|hold|leave|tap|have|use|save) ({O}|{P})"
                + "( at)?( home| back| behind| untapped)?( for mana)?( as( a| my)?( potential| possible)? (blocker|defender))?"
                + "( (to|and) (make|tap|block|use|draw|chump|create|ping|hold|defend)( {O}| mana| cards| back| with| for mana"
                + "| {IT}| {P}| its ability| the ability| at home)*)?",
            "({P} |and |but )?(want|wants|wanted|need|needs) to (keep|hold|leave|save) {O}( at)?( home| back| behind| untapped)?"
                + "( as( a| my)?( potential| possible)? (blocker|defender))?",
            "{P} (only )?(care|cares) about( just)? ({O}|<n\\d+> thing|this)",
            "(thanks|thank you|cheers|thanks a lot|thank you so much|thanks in advance|thx|ty"
                + "|thank you in advance|thanks for your help|thanks for any help|many thanks)",
            "(a )?((quick|simple|stupid|silly|dumb|weird|short|noob|newbie|rules|combat|goad|basic|another|one more|commander"
                + "|multiplayer|easy|probably|beginner|newb|attack|attacking|maybe|very|super|real) )*"
                + "(question|question for you|rules question|ruling|<n\\d+>)( (about|regarding|on|concerning) (combat|attacking|attacks|goad|this|this card|summoning sickness|summon sickness"
                + "|haste|defender|vigilance|taxes|{O})( and {O})?)?"
                + "( maybe| here| for the group| for you| for you guys| please)?"
                + "( (from|about) (a |my |our |last |this )*(commander|edh|magic|game|friday)?( night| game| pod| weekend))?",
            "(in )?(commander|multiplayer|standard|modern|legacy|pauper|limited|draft|sealed)( here| game| night)?",
            "{P}( and {P})?( have been| were| was| are)( arguing| fighting| debating| discussing)( about| over)?"
                + "( this| it| that| {O})?( for (an hour|hours|days|weeks|ages|a while))?",
            "(and )?(leave|keep|hold|leaving|keeping) {L:kept}( at)? (home|back|behind|untapped)",
            "(that|which) {P} would( much)?( rather| prefer to| like to| love to) (tap|keep|save|use|hold)"
                + "( for mana| back| home| untapped)?",
            "not on {O}",
            "(so )?now",
            "(ok|okay|yes|sure|right|so yeah|yeah|correct|please|sorry|edit|tldr|tl ; dr|help)",
            "(sorry for my english|sorry for my bad english|english is not my first language)",
            "i am( pretty| very| fairly)?( new| confused| not sure)( to| about)?( the game| magic| this|"
                + " mtg| commander)?",
            "<p\\d+> {BE}( pretty| very| fairly)? (new|confused|not sure)( to| about)?( the game| magic"
                + "| this| mtg| commander)?",
            "<p\\d+> (am|is|are) (wondering|asking|curious)",
            "<p\\d+> (was|were) (wondering|asking|curious)",
            "<p\\d+> (have|had|got)( got)?( a| an| this)?( quick| rules| stupid| simple)? (question|situation)"
                + "( about (combat|attacking|goad|this|{O}))?",
            "(at|by) that (point|time|moment)( in the game)?",
            "{IT} (is|'s|was) (there|around|out|alive|in play|on the battlefield|on board)",
            "this (happened|came up|situation came up)( in (a|my|our) (game|pod))?( last night| yesterday"
                + "| today| on friday| last week)?",
            "({P} |we )?( ?(have|just))?( ?(had|got into|got in)) (a bit of )?(a|an)( (big|huge|heated|long|small|little|whole|friendly|bit of a))? (argument|discussion|debate|disagreement|fight)( with {P})?( (about|over) (this <n\\d+>|this|it|that|<o\\d+it>|the rules|{O}))?"
                + "( last night| yesterday| at fnm| today)?",
            "(last night|yesterday|today|last week|at fnm|at my lgs|at the lgs|at my local (game )?store"
                + "|on friday|the other day|in a game)( (at|in) (fnm|my lgs|a game|our game))?",
            "(here 's|here is|this is) (the|my) (situation|board|board state|question|scenario)",
            "(the )?(situation|board|board state|question|scenario|my question) (is|'s)( this| as follows"
                + "| the following)?",
            "<p\\d+> (say|says|said|think|thinks|thought|claims|claimed|believe|believes|insists|argued"
                + "|am sure|is sure|told <p\\d+>)( that)? (yes|no|so|not|<p\\d+> (can|could|can not|could"
                + " not|must|have to|had to|do not have to|does not have to|did not have to|has to)"
                + "( do that| do it| do <o\\d+it>| attack| attack with <o\\d+(it)?>| attack <p\\d+>)?)",
            "<p\\d+> (say|says|said|think|thinks|thought|claims|claimed|believe|believes|insists)( that)?"
                + " <o\\d+(it)?> (can|can not|must|has to|have to|does not have to|do not have to|could not)"
                + " attack",
            "<p\\d+> (do|does|would|will|did) not( really)? (want|like|wish) to( attack)?( with <o\\d+(it)?>)?",
            "<p\\d+> would (rather|prefer to|like to) (not attack|keep <o\\d+(it)?> (home|back)|hold <o\\d+(it)?>"
                + " back)",
            "or (not|no|can <p\\d+> (not|choose not to)|do <p\\d+> have a choice|can <p\\d+>( just)? (keep|hold|leave)"
                + " <o\\d+(it)?> (home|back|at home)|can <o\\d+(it)?> stay home|is <o\\d+it> optional)",
            "we (are|were) playing( magic| mtg)?( last night| yesterday| today)?",
            "(what do you|what does everyone|any) (think|ideas|thoughts)",
            "(please|can you|could you) (help|explain|help <p\\d+>)( <p\\d+>)?",
            "how does (this|that|it|<o\\d+it>) work",
            "(can|could) (someone|anyone|somebody|you) (help|explain|tell <p\\d+>|please help|explain this)",
            "(do|does) (someone|anyone|somebody) know",
            "<p\\d+> (could not|can not) find (it|this|an answer|the answer|the rule|anything)( in the rules| anywhere)?",
            "(tell|let) <p\\d+> know",
            "<p\\d+> (know|understand)( that)?",
            "(for example|i mean|in other words|in this case|in that case|that is|i guess|i think)",
            "<p\\d+> (guess|mean|think|suppose|assume)")) {
      all.add(ClauseForm.of(words, (_, _) -> {}));
    }
    for (String words :
        List.of(
            "(and )?(with|using)( the| some)? mana from (my|his|her|their|the|{P} 's)( other| untapped| remaining)* (lands|sources|mana rocks)",
            "{P} know( that)?",
            "(it )?(because|cause|cuz|since)( of)?( {O} has)? vigilance",
            "playing( with)? (kitchen table|commander|magic|casual|casually|a game|a <n\\d+> pod)( magic)?( at home)?( with {P}| with <n\\d+> friends)?",
            "(vigilance|haste|defender|flying|trample|reach) means( that)? {O} (do|does|can|must|may|could)( not)? (tap|untap|attack|block|get blocked)"
                + "( (when|if|as|while) {O} (attacks|attack|is attacking))?( the turn {O} (comes|come) in)?",
            "commander (pod|game|table)( with {P}( ,)?( and)? {P}( ,)?( and)?( {P})?)?",
            "(long story short|to cut a long story short|in short|so basically)( ,|:)?",
            "i (was|got|have been) told( that)?(?= <o\\d+> only)")) {
      all.add(ClauseForm.within(words, (_, _) -> {}));
    }
    all.add(
        ClauseForm.within(
            "(hi|hello|hey)( guys| all| everyone| everybody| there| folks| <o\\d+>)?",
            (_, _) -> {}));
    all.add(
        ClauseForm.of(
            "sorry if (this|that|{IT}) {BE}( a)?( very)? (stupid|dumb|silly|simple|basic|obvious)( question)?",
            (_, _) -> {}));
    all.add(ClauseForm.first("this turn( ,)?(?= <p)", (_, _) -> {}));
    // What is in a deck is not on the battlefield.
    all.add(
        ClauseForm.of(
            "(my|his|her|their|{P} 's) (deck|commander deck|list|hand|graveyard|library|sideboard)"
                + " (is|was|has|had|runs|plays|contains)( all| full of| mostly| just| only| a lot of| lots"
                + " of| about)* {L:held}",
            (said, _) -> said.mentions("held")));
    return List.copyOf(all);
  }
}
