import type { Command } from "./command";
import { commandOfVerbs } from "./command-of-verbs";
import { releaseVerify } from "./release-verify";

const VERBS: Readonly<Record<string, Command>> = {
  verify: releaseVerify,
};

/** `assay release`: one word more says what is done with releases. */
export const release = commandOfVerbs({
  verbs: VERBS,
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of releases`,
});
