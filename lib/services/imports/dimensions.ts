import type { CopySession } from "@/lib/db/copy-session";
import type { AgentRef, RunRef } from "@/lib/domain/trajectory";
import { internAgents } from "./intern-agents";
import { internProblems } from "./intern-problems";
import { internRuns, runIdentity, wantRun } from "./intern-runs";
import type { ProblemFacts } from "./problem-facts";
import type { WriteTarget } from "./write-batch";

/** A problem that the database holds, and which of its facts were given so far. */
interface KnownProblem {
  readonly id: number;
  readonly given: number;
}

/** A map that forgets everything when it is full: what it forgets is asked of the database again. */
const MAP_LIMIT = 200_000;

/**
 * Ids of problems, agents and runs, remembered from batch to batch. What a transaction finds counts only once
 * `committed` was called, because a rollback takes new rows back.
 */
export class Dimensions {
  readonly #problems = new Map<string, KnownProblem>();
  readonly #runs = new Map<string, number>();
  #pending: (() => void)[] = [];
  #named: readonly number[] = [];

  /** What an earlier try of a transaction found is forgotten. */
  begin(): void {
    this.#pending = [];
    this.#named = [];
  }

  /** Ids of agents that were there without a miner and got one since `begin`. */
  get named(): readonly number[] {
    return this.#named;
  }

  /** Keeps what was found since `begin`. */
  committed(): void {
    for (const keep of this.#pending) keep();
    this.#pending = [];
  }

  /** Ids of problems, in their order, which are made and filled in. */
  async problemIds(
    session: CopySession,
    target: Pick<WriteTarget, "corpusId" | "importId">,
    problems: readonly ProblemFacts[],
  ): Promise<readonly number[]> {
    const fresh = problems.filter((facts) => {
      const known = this.#problems.get(facts.key);
      return known === undefined || (facts.given & ~known.given) !== 0;
    });
    const ids = await internProblems(session, target, fresh);
    const found = new Map<string, KnownProblem>();
    for (const facts of fresh) {
      const given = facts.given | (found.get(facts.key)?.given ?? this.#problems.get(facts.key)?.given ?? 0);
      found.set(facts.key, { id: required(ids.get(facts.key)), given });
    }
    this.#pending.push(() => remember(this.#problems, found));

    return problems.map(({ key }) => required((found.get(key) ?? this.#problems.get(key))?.id));
  }

  /** Ids of runs, in their order, which are made and filled in. */
  async runIds(
    session: CopySession,
    { corpusId, fallbackRun: fallback }: Pick<WriteTarget, "corpusId" | "fallbackRun">,
    runs: readonly RunRef[],
  ): Promise<readonly number[]> {
    const keys = runs.map((run) => JSON.stringify([fallback, run]));
    const fresh = runs.filter((_, position) => !this.#runs.has(keys[position] ?? ""));
    const agents = await internAgents(session, fresh.flatMap(agentOf));
    this.#named = [...this.#named, ...agents.named];
    const wanted = fresh.map((run) => wantRun(run, fallback, agents.ids));
    const ids = await internRuns(session, corpusId, wanted);
    const found = new Map(
      wanted.map((run) => [JSON.stringify([fallback, run.ref]), required(ids.get(runIdentity(run)))]),
    );
    this.#pending.push(() => remember(this.#runs, found));

    return keys.map((key) => required(found.get(key) ?? this.#runs.get(key)));
  }
}

function agentOf(run: RunRef): readonly AgentRef[] {
  return run.agent === undefined ? [] : [run.agent];
}

function remember<T>(map: Map<string, T>, found: ReadonlyMap<string, T>): void {
  if (map.size + found.size > MAP_LIMIT) map.clear();
  for (const [key, value] of found) map.set(key, value);
}

function required(id: number | undefined): number {
  if (id === undefined) throw new Error("A dimension row that was just written is not there.");

  return id;
}
