import { buildCatalogue } from "./build-catalogue";
import { buildProblems } from "./build-problems";
import type { Entrant } from "./entrant";
import { playProblem, type SimulatedRow } from "./play-problem";
import { ROSTER } from "./roster";
import { createSearchEngine } from "./search-engine";

export interface ArenaOptions {
  readonly seed?: number;
  /** Problems, dealt over product, shop and voucher in turn. */
  readonly problems?: number;
  /** Rollouts of a problem in each sampled run; the other runs play it once. */
  readonly rollouts?: number;
  /** Stop after this many; beyond one season the arena plays another with new run ids. */
  readonly trajectories?: number;
}

/** The arena, problem by problem, so that any prefix holds every run. */
export function* simulateRows(options: ArenaOptions): Generator<SimulatedRow> {
  const { seed = 1, problems: problemCount = 75, rollouts = 8 } = options;
  const catalogue = buildCatalogue(seed);
  const engine = createSearchEngine(catalogue);
  const problems = buildProblems(seed, catalogue, problemCount);
  const perSeason = problemCount * ROSTER.reduce((sum, entrant) => sum + times(entrant, rollouts), 0);
  const wanted = perSeason === 0 ? 0 : (options.trajectories ?? perSeason);
  let made = 0;

  for (let season = 1; made < wanted; season += 1) {
    for (const [position, problem] of problems.entries()) {
      for (const entrant of ROSTER) {
        for (let rollout = 0; rollout < times(entrant, rollouts); rollout += 1) {
          if (made === wanted) return;

          made += 1;
          yield playProblem({ seed, season, engine, problem, position, entrant, rollout });
        }
      }
    }
  }
}

function times(entrant: Entrant, rollouts: number): number {
  return entrant.isSampled ? rollouts : Math.min(1, rollouts);
}
