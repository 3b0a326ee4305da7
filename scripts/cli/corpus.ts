import { commandOfVerbs } from "./command-of-verbs";
import { corpusRemove } from "./corpus-remove";

/** `assay corpus`: one word more says what is done with a corpus. */
export const corpus = commandOfVerbs({
  verbs: { remove: corpusRemove },
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of corpora`,
});
