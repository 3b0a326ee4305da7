import { commandOfVerbs } from "./command-of-verbs";
import { corpusRemove } from "./corpus-remove";
import { corpusSetAside } from "./corpus-set-aside";
import { corpusTakeBack } from "./corpus-take-back";

/** `assay corpus`: one word more says what is done with a corpus. */
export const corpus = commandOfVerbs({
  verbs: { remove: corpusRemove, "set-aside": corpusSetAside, "take-back": corpusTakeBack },
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of corpora`,
});
