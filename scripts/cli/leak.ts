import type { Command } from "./command";
import { commandOfVerbs } from "./command-of-verbs";
import { leakAudit } from "./leak-audit";
import { leakCheck } from "./leak-check";
import { leakClustersCommand } from "./leak-clusters";
import { leakProtect } from "./leak-protect";
import { leakSplit } from "./leak-split";

const VERBS: Readonly<Record<string, Command>> = {
  audit: leakAudit,
  check: leakCheck,
  clusters: leakClustersCommand,
  protect: leakProtect,
  split: leakSplit,
};

/** `assay leak`: one word more says what is done about leaks. */
export const leak = commandOfVerbs({
  verbs: VERBS,
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of leaks`,
});
