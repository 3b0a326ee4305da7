import type { SharedValue } from "./cluster-links";
import type { JoinsView } from "./joins-view";

const SAYS = {
  graph: {
    certain: "Each line is a certain join: a problem has what stands at its other end.",
    person: "Each dashed line is a join by a person, whose reason stands at its other end.",
    both: "A line is a certain join: a problem has what stands at its other end. A dashed one is a join by a person, whose reason stands there.",
  },
  table: {
    certain: "Each value is a certain join of the problems that have it.",
    person: "People put these problems together; each value is their reason.",
    both: "A value is a certain join of the problems that have it. Where a person put problems together, it is their reason.",
  },
} as const satisfies Record<JoinsView, Record<"certain" | "person" | "both", string>>;

/** How the joins of a cluster are to be read: those of values are certain, those of people are not. Nothing where none is. */
export function joinWords(shared: readonly Pick<SharedValue, "reason">[], view: JoinsView): string {
  if (shared.length === 0) return "";
  const byPeople = shared.filter(({ reason }) => reason === "person").length;
  if (byPeople === 0) return SAYS[view].certain;

  return byPeople === shared.length ? SAYS[view].person : SAYS[view].both;
}
