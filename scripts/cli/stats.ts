import type { Command } from "./command";
import { commandOfVerbs } from "./command-of-verbs";
import { statsAgreement } from "./stats-agreement";
import { STATS_COMPARE_USAGE } from "./stats-compare-usage";
import { STATS_JUDGE_USAGE } from "./stats-judge-usage";
import { STATS_PASS_USAGE } from "./stats-pass-usage";
import { STATS_PROBLEMS_USAGE } from "./stats-problems-usage";
import { STATS_PROCESS_USAGE } from "./stats-process-usage";
import { STATS_RESCORE_USAGE } from "./stats-rescore-usage";
import { STATS_RUNS_USAGE } from "./stats-runs-usage";
import { STATS_TRAINING_USAGE } from "./stats-training-usage";

const STATISTICS: Readonly<Record<string, Command>> = {
  agreement: statsAgreement,
  judge: {
    usage: STATS_JUDGE_USAGE,
    // Loaded on demand: the other statistics need no database.
    run: async (args, output) => (await import("./stats-judge")).statsJudge.run(args, output),
  },
  pass: {
    usage: STATS_PASS_USAGE,
    run: async (args, output) => (await import("./stats-pass")).statsPass.run(args, output),
  },
  runs: {
    usage: STATS_RUNS_USAGE,
    run: async (args, output) => (await import("./stats-runs")).statsRuns.run(args, output),
  },
  problems: {
    usage: STATS_PROBLEMS_USAGE,
    run: async (args, output) => (await import("./stats-problems")).statsProblems.run(args, output),
  },
  compare: {
    usage: STATS_COMPARE_USAGE,
    run: async (args, output) => (await import("./stats-compare")).statsCompare.run(args, output),
  },
  process: {
    usage: STATS_PROCESS_USAGE,
    run: async (args, output) => (await import("./stats-process")).statsProcess.run(args, output),
  },
  rescore: {
    usage: STATS_RESCORE_USAGE,
    run: async (args, output) => (await import("./stats-rescore")).statsRescore.run(args, output),
  },
  training: {
    usage: STATS_TRAINING_USAGE,
    run: async (args, output) => (await import("./stats-training")).statsTraining.run(args, output),
  },
};

/** `assay stats`: one word more says which statistics. */
export const stats = commandOfVerbs({
  verbs: STATISTICS,
  ask: "Say which statistics",
  refuse: (name) => `There are no statistics “${name}”`,
});
