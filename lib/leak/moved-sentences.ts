import type { Pool } from "./assign-pools";

interface Moved {
  readonly from: Pool;
  readonly to: Pool;
  readonly problems: number;
}

/** “1 problem that it ships in train lies in test of its split by now. …”, of a signed release. */
export function movedSentences({ from, to, problems }: Moved): string {
  const [it, lies] = problems === 1 ? ["problem", "lies"] : ["problems", "lie"];

  return `${problems.toLocaleString("en")} ${it} that it ships in ${from} ${lies} in ${to} of its split by now. A model trained on the one pool knows them in the other.`;
}
