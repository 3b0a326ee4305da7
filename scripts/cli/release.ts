import type { Command } from "./command";
import { commandOfVerbs } from "./command-of-verbs";
import { releaseBuild } from "./release-build";
import { releaseDiff } from "./release-diff";
import { releaseList } from "./release-list";
import { releaseRebuild } from "./release-rebuild";
import { releaseShow } from "./release-show";
import { releaseSign } from "./release-sign";
import { releaseVerify } from "./release-verify";

const VERBS: Readonly<Record<string, Command>> = {
  build: releaseBuild,
  diff: releaseDiff,
  list: releaseList,
  rebuild: releaseRebuild,
  show: releaseShow,
  sign: releaseSign,
  verify: releaseVerify,
};

/** `assay release`: one word more says what is done with releases. */
export const release = commandOfVerbs({
  verbs: VERBS,
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of releases`,
});
