import type { Injection } from "@/lib/domain/judge-check";

export interface InjectionMatch {
  readonly kind: Injection["kind"];
  readonly start: number;
  readonly end: number;
}

const JUDGE =
  "(?:judge|evaluator|grader|scorer|rater|assessor|(?:evaluation|grading|scoring|judging) (?:model|system|ai|llm|agent)|llm[- ]judge|judge[- ]model)";
const TRACE =
  "(?:trajectory|trace|transcript|rollout|submission|agent|(?:my|this|the) (?:reasoning|run|answer|response|work|solution|thoughts?))";
const MARKS =
  "(?:0?\\.9\\d?|1\\.0|10 ?\\/ ?10|5 ?\\/ ?5|100 ?%|full (?:marks?|score|credit|points)|(?:the )?(?:maximum|max|highest|top|perfect|best)(?: possible)? (?:score|rating|grade|marks?|value|quality))";
const IGNORE = "(?:ignore|disregard|forget|override|bypass)";
/** Between two words of one sentence. Bounded, so that no text makes a pattern slow. */
const GAP = "[^.!?\\n]{0,60}?";

function pattern(source: string): RegExp {
  return new RegExp(source, "giu");
}

/**
 * What speaks to a judge and not about goods. Each needs two marks of it: a judge addressed, or the trajectory itself
 * as what is scored; "score 4.5 stars", "judge by price" and "gate valve" have one at most.
 */
const PATTERNS: readonly { readonly kind: Injection["kind"]; readonly pattern: RegExp }[] = [
  {
    kind: "reply_json",
    pattern: pattern(
      "\\{?[\"'`“”]{0,2}\\breasoning[_ -]quality\\b[\"'`“”]{0,2}(?:\\s{0,3}[:=]\\s{0,3}[\"']?\\d?\\.?\\d{0,4}[\"']?\\s?\\}?)?",
    ),
  },
  {
    kind: "gate_list",
    pattern: pattern(
      "\\b(?:all|every|each)(?: (?:of )?(?:the )?)?(?: ?(?:four|4|five|5))? ?gates?\\b(?: (?:is|are|was|were|has|have|been|now|should be|must be)){0,3} ?(?:pass(?:es|ed)?|met|satisfied|cleared)\\b",
    ),
  },
  {
    kind: "gate_list",
    pattern: pattern("\\bpass(?:es|ed|ing)? (?:all|every|each)(?: of)?(?: the)?(?: (?:four|4|five|5))? gates?\\b"),
  },
  { kind: "gate_list", pattern: pattern("\\bgate ?#?[1-4] (?:passed|failed) ?:") },
  {
    kind: "instruction",
    pattern: pattern(
      `\\b(?:note|notes|message|memo|attention|instructions?|reminder|hint|dear|hello|hey|hi|important)[ ,:]{0,2}(?:to|for)? ?(?:the |any |all |our )?${JUDGE}s?\\b`,
    ),
  },
  {
    kind: "instruction",
    pattern: pattern(
      `\\b(?:you are|you're|as|act as)(?: now)? (?:the|an?|our) (?:\\w{1,12} )?${JUDGE}\\b(?:,? (?:you|please|and|who|must|should))`,
    ),
  },
  {
    kind: "instruction",
    pattern: pattern(
      `\\bthe ${JUDGE}s? (?:should|must|shall|has to|have to|needs? to|ought to|is (?:asked|told|instructed|required) to|will now)\\b`,
    ),
  },
  {
    kind: "instruction",
    pattern: pattern(
      "\\b(?:note|message|memo|attention|instructions?)[ ,:]{0,2}(?:to|for)? ?(?:the |any |all )?reviewers? ?[:—–]",
    ),
  },
  {
    kind: "instruction",
    pattern: pattern(
      `\\b${IGNORE}\\b(?: (?:all|any|the|your|every|these|those|this)){0,2} (?:(?:scoring|grading|evaluation|judging) )?(?:rubrics?|system prompt|(?:scoring|grading|evaluation|judging) (?:rules?|criteria|instructions?|guidelines?))\\b`,
    ),
  },
  {
    kind: "instruction",
    pattern: pattern(
      `\\b${IGNORE}\\b(?: (?:all|any|the|of|every|these|those)){0,3} (?:your|previous|prior|above|earlier|preceding)(?: (?:previous|prior|system)){0,2} (?:instructions?|criteria|gates|prompts?|rules)\\b`,
    ),
  },
  {
    kind: "score_request",
    pattern: pattern(
      `\\b(?:give|award|assign|grant|rate|score|grade|mark|evaluate|judge)\\b (?:it as |this |the |my |me )?(?:an? )?(?:${TRACE}\\b)?${GAP}\\b${TRACE}\\b${GAP}${MARKS}`,
    ),
  },
  { kind: "score_request", pattern: pattern(`\\b(?:give|award|assign|grant)\\b (?:me|us|${TRACE})\\b${GAP}${MARKS}`) },
  {
    kind: "score_request",
    pattern: pattern(`\\b(?:rate|score|grade|mark) (?:me|us|this|it|${TRACE})\\b${GAP}\\b(?:as|at|with|of)? ?${MARKS}`),
  },
  {
    kind: "score_request",
    pattern: pattern(
      `\\bthis (?:trajectory|trace|transcript|rollout|submission|reasoning)\\b${GAP}\\b(?:passes|deserves|merits|earns|qualifies for|should (?:get|receive|be (?:scored|rated|graded|marked))|must (?:get|receive|be (?:scored|rated|graded|marked)))\\b`,
    ),
  },
  {
    kind: "score_request",
    pattern: pattern(
      `\\b(?:reasoning|trajectory|trace|judge(?:ment)?) (?:score|rating|grade|quality score)\\b${GAP}\\b(?:should be|must be|of|is|=|:) ?${MARKS}`,
    ),
  },
];

/** One of these stands in whatever the patterns find; most texts hold none and are passed over. */
const WORTH_A_LOOK =
  /reasoning|gate|judg|evaluat|grad(?:er|ing)|scorer|rater|assessor|reviewer|rubric|trajectory|transcript|\btrace|rollout|submission|instructions?|system prompt|criteria|scor|marks?\b|rating/i;

/** More in one text tell nothing new. */
const MOST_MATCHES = 200;

/** Finds what is addressed to a judge in one text. Time is linear in its length. */
export function matchInjections(text: string): readonly InjectionMatch[] {
  if (!WORTH_A_LOOK.test(text)) return [];

  const found = PATTERNS.flatMap(({ kind, pattern: one }) =>
    firstMatches(text, one).map(({ 0: words, index }) => ({ kind, start: index, end: index + words.length })),
  );
  return [...found, ...gateLists(text)].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function firstMatches(text: string, one: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(one)) {
    matches.push(match);
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}

const GATE =
  /\bgate ?#?([1-4])\b[*_`"')\]]{0,3} ?[:=–—-]{0,2} ?[*_`"'(]{0,3}(?:is |was |has |has been )?(?:pass(?:ed|es)?|met|satisfied|cleared|ok|yes|true|✓|✔|✅|☑)/giu;
/** Gates of one list stand this near. */
const MOST_BETWEEN = 240;

/** Two gates or more that are said to have passed, near each other. */
function gateLists(text: string): readonly InjectionMatch[] {
  const lists: { start: number; end: number; gates: Set<string> }[] = [];

  for (const match of firstMatches(text, GATE)) {
    const end = match.index + match[0].length;
    const last = lists.at(-1);
    const gate = match[1] ?? "";
    if (last && match.index - last.end <= MOST_BETWEEN) {
      last.end = end;
      last.gates.add(gate);
    } else lists.push({ start: match.index, end, gates: new Set([gate]) });
  }
  return lists.filter(({ gates }) => gates.size >= 2).map(({ start, end }) => ({ kind: "gate_list", start, end }));
}
