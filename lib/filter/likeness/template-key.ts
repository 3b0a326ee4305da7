interface Narration {
  readonly thoughts: readonly string[];
  /** The problem's own words, and what the calls search for. */
  readonly problemWords: readonly string[];
}

/**
 * What stays of thoughts when everything is left out that comes from the problem: numbers, ids, quoted text, names in
 * capitals, and words of the problem and of the searches. Code that fills a form in gives the same text for every
 * problem, however many times it repeats a form; thoughts that are made anew give another one each time. Ours: the
 * paper names no measure.
 *
 * @returns undefined without a thought
 */
export function templateKey({ thoughts, problemWords }: Narration): string | undefined {
  if (thoughts.length === 0) return undefined;

  const masked = new Set(problemWords.flatMap(wordsOf).filter((word) => !COMMON.has(word)));

  return JSON.stringify([...new Set(thoughts.map((thought) => skeleton(thought, masked)))].sort());
}

const MASK = "_";

/** The words of a thought that are its own, with one mask for any run of what is not. */
function skeleton(thought: string, masked: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (const [part, before] of sentences(thought)) {
    const word = part.toLowerCase();
    // A request that is copied into a form brings its small words along.
    if (GLUE.has(word)) continue;

    const isOwn =
      /^\p{L}+(?:['’]\p{L}+)*$/u.test(part) && !masked.has(word) && !(before && /^\p{Lu}/u.test(part) && part !== "I");
    if (isOwn) parts.push(word);
    else if (parts.at(-1) !== MASK) parts.push(MASK);
  }

  return parts.join(" ");
}

/** Words, numbers, ids and quoted texts, each with whether a word of its sentence stands before it. */
function* sentences(thought: string): Generator<readonly [part: string, hasBefore: boolean]> {
  let hasBefore = false;
  for (const [part] of thought.normalize("NFKC").slice(0, MOST_LETTERS).matchAll(PARTS)) {
    if (/^[.!?:;\n]/u.test(part)) {
      hasBefore = false;
      continue;
    }
    yield [part, hasBefore];
    hasBefore = true;
  }
}

/** Hostile thoughts may be of any length: a form shows long before this. */
const MOST_LETTERS = 20_000;

// A quoted text, a word with its numbers and joints, or what ends a sentence.
const PARTS =
  /"[^"\n]{0,400}"|“[^”\n]{0,400}”|«[^»\n]{0,400}»|`[^`\n]{0,400}`|[\p{L}\p{N}]+(?:[-_.,/@'’][\p{L}\p{N}]+)*|[.!?:;\n]/gu;

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const GLUE: ReadonlySet<string> = new Set(
  "a an the of for with without in into on onto at by from to as and or under over".split(" "),
);

/** Words that any request and any form may hold: one that stands in a problem by chance is the form's own all the same. */
const COMMON: ReadonlySet<string> = new Set(
  `this that these those it its is are was be been being but not no nor so within up out off
  about above below between both all any each every some more most
  less least few many much other same such than then there here when where which who whose what how why i me my we our
  you your he she they them their his her do does did done have has had can could may might must shall should will would
  if else while until also only just very too one two three first second next last new want wants wanted need needs
  needed look looking looks find finding found search searching searched get give show shows please like help buy buying
  product products item items shop store price prices budget service services option options result results query task
  request requirement requirements match matches matching candidate candidates best good brand color colour
  size type style set piece pieces total voucher discount cheap cheaper cheapest`
    .split(/\s+/)
    .filter(Boolean),
);
