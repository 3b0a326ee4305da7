import { describe, expect, test } from "vitest";
import type { Analysis } from "@/lib/domain/analysis";
import { indexAnalysis } from "@/lib/domain/analysis-index";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { mentionClass } from "@/lib/domain/id-mentions";
import { idsBeforeCall } from "@/lib/domain/ids-in-step";
import { hasWorked } from "@/lib/domain/logged-answer";
import type { ClaimedCall, LoggedCall } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { measureProcess } from "@/lib/measures/measure-process";
import { analyseTrajectory } from "./analyse-trajectory";
import { randomTrajectory } from "./fixtures/random-trajectory";
import { signalPlaces } from "./signal-places";

const analyse = (trajectory: Trajectory) => analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);
/** Where a step's log holds first what another step claims, and its own calls show the same ids again. */
const RARE = [1_002_905, 5_002_856];
const ROWS = [...Array.from({ length: 1_500 }, (_, seed) => seed), ...RARE].map((seed) => {
  const trajectory = randomTrajectory(seed);
  const analysis = analyse(trajectory);

  return { seed, trajectory, analysis, walked: plainWalk(trajectory, analysis) };
});
type Row = (typeof ROWS)[number];
const share = (isIt: (row: Row) => boolean) => ROWS.filter(isIt).length / ROWS.length;
const seedsWhere = (isIt: (row: Row) => boolean) => ROWS.filter(isIt).map(({ seed }) => seed);

describe("in trajectories by chance", () => {
  test("the filter finds what a plain walk through everything in the order it happened does", () => {
    const isWrong = ({ analysis: { signals }, walked }: Row) =>
      signals.unseenIds !== walked.unseen.size || signals.verification !== walked.isVerified;

    expect(seedsWhere(isWrong)).toEqual([]);
  });

  test("the reader marks the ids that the filter counts, and leads to the calls that name them", () => {
    const isWrong = ({ trajectory, analysis, walked: { unseen } }: Row) => {
      const marked = markedIn(trajectory, analysis);
      const places = signalPlaces(trajectory.steps, analysis).unseenIds;
      const named = places.flatMap(({ step, call = -1 }) => idsOf(trajectory.steps[step]?.claimed[call]));

      return marked.size !== unseen.size || ![...unseen].every((id) => marked.has(id) && named.includes(id));
    };

    expect(seedsWhere(isWrong)).toEqual([]);
  });

  test("the measures count the same ids", () => {
    const isWrong = ({ trajectory, walked: { unseen } }: Row) =>
      (measureProcess(trajectory, { hasShop: true }).unseenIds ?? unseen.size) !== unseen.size;

    expect(seedsWhere(isWrong)).toEqual([]);
  });

  test("there is something to find", () => {
    const isLate = ({ analysis: { dispatches } }: Row) =>
      dispatches.some(({ claimed, step }) => claimed !== undefined && claimed.step < step);

    expect(share(({ walked: { unseen } }) => unseen.size > 0)).toBeGreaterThan(0.3);
    expect(share(({ walked: { unseen } }) => unseen.size === 0)).toBeGreaterThan(0.1);
    expect(share(({ walked: { isVerified } }) => isVerified)).toBeGreaterThan(0.05);
    expect(share(isLate)).toBeGreaterThan(0.1);
  });
});

function markedIn({ steps }: Trajectory, analysis: Analysis): ReadonlySet<string> {
  const index = indexAnalysis(analysis);

  return new Set(
    steps.flatMap((step) =>
      step.claimed.flatMap((claim, call) => {
        const seenInStep = idsBeforeCall(step, call, analysis.ids, index);
        return idsOf(claim).filter((id) => {
          const mention = mentionClass(id, analysis.ids[id] ?? { inQuery: false }, { step: step.index, seenInStep });
          return mention === "never" || mention === "later";
        });
      }),
    ),
  );
}

interface Claimed {
  readonly kind: "claimed";
  readonly at: readonly number[];
  readonly claim: ClaimedCall;
}
interface Told extends Omit<Claimed, "kind"> {
  readonly kind: "told";
}
interface Logged {
  readonly kind: "logged";
  readonly at: readonly number[];
  readonly call: LoggedCall;
  readonly named: readonly string[];
}
type Event = Claimed | Told | Logged;

/** Everything that happened, looked for among everything else, and every id from the first thing to the last. */
function plainWalk({ problem, steps, hasLog }: Trajectory, { dispatches, believed }: Analysis) {
  const logged = steps.flatMap((step) => (hasLog ? step.logged.map((call) => ({ step: step.index, call })) : []));
  const facts = logged.map((each) => ({
    ...each,
    claimed: dispatches.find(({ order }) => order === each.call.order)?.claimed,
  }));
  type Fact = (typeof facts)[number];
  const homes = new Map(facts.map((fact) => [fact, isInTime(fact) ? fact.step - 1 : fact.step]));
  function isInTime({ step, call, claimed }: Fact): boolean {
    const isOwn = (other: Fact) => other.step === step && other.claimed?.step === step;
    return claimed?.step === step - 1 && !facts.some((other) => isOwn(other) && other.call.order < call.order);
  }
  const placeOf = (fact: Fact) => {
    const home = homes.get(fact) ?? fact.step;
    const byThen = facts.filter((other) => homes.get(other) === home && other.call.order <= fact.call.order);
    return [home, Math.max(-1, ...byThen.map(({ claimed }) => (claimed?.step === home ? claimed.call : -1)))];
  };

  const events: Event[] = facts.map((fact) => {
    const claim = fact.claimed && steps[fact.claimed.step]?.claimed[fact.claimed.call];
    const sent = idsIn(fact.call.params);
    const named = sent.length > 0 ? sent : idsOf(claim);
    return { kind: "logged", at: [...placeOf(fact), 1, fact.call.order], call: fact.call, named };
  });
  for (const { index: step, claimed } of steps) {
    for (const [call, claim] of claimed.entries()) {
      const own = facts.filter(
        (fact) => fact.claimed?.step === step && fact.claimed.call === call && fact.step >= step,
      );
      const end = own.at(-1);
      events.push({ kind: "claimed", at: [step, call, 0, 0], claim });
      if (believed && !believed.some((place) => place.step === step && place.call === call)) continue;
      events.push({ kind: "told", at: end ? [...placeOf(end), 1, end.call.order + 0.5] : [step, call, 0, 1], claim });
    }
  }

  const [seen, viewed, unseen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let isVerified = false;
  const view = (ids: readonly string[]) => {
    for (const id of ids) if (seen.has(id)) viewed.add(id);
  };
  for (const event of events.toSorted(inOrder)) {
    if (event.kind === "claimed") {
      for (const id of idsOf(event.claim)) if (!seen.has(id) && !problem.query.includes(id)) unseen.add(id);
      if (event.claim.name === "recommend_product") isVerified = idsOf(event.claim).some((id) => viewed.has(id));
    } else if (event.kind === "told") {
      if (isView(event.claim.name) && believed === undefined) view(idsOf(event.claim));
      if (event.claim.name !== "recommend_product") for (const id of idsIn(event.claim.result?.value)) seen.add(id);
    } else if (hasWorked(event.call)) {
      if (isView(event.call.path)) view(event.named);
      for (const id of [...idsIn(event.call.response), ...(event.call.resultProductIds ?? [])]) seen.add(id);
    }
  }
  return { unseen, isVerified };
}

function inOrder({ at: a }: Event, { at: b }: Event): number {
  const first = a.findIndex((value, place) => value !== b[place]);
  return first < 0 ? 0 : (a[first] ?? 0) - (b[first] ?? 0);
}

function isView(name: string): boolean {
  return /view_product|check_product/.test(name);
}

function idsOf(claim: ClaimedCall | undefined): readonly string[] {
  return idsIn(claim?.args);
}

function idsIn(value: unknown): readonly string[] {
  return (JSON.stringify(value) ?? "").match(/\d{9}/g) ?? [];
}
