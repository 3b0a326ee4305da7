import { expect, test } from "vitest";
import { ACTIONS, isAllowed } from "./policy";

test.each(ACTIONS)("an admin may %s", (action) => {
  expect(isAllowed("admin", action)).toBe(true);
});

test.each(ACTIONS)("the local owner may %s", (action) => {
  expect(isAllowed("owner", action)).toBe(true);
});

test.each(ACTIONS)("an unknown role may not %s", (action) => {
  expect(isAllowed("visitor", action)).toBe(false);
});

test("an annotator labels but neither approves nor exports nor imports", () => {
  const allowed = ACTIONS.filter((action) => isAllowed("annotator", action));

  expect(allowed).toEqual([
    "read",
    "label",
    "save_view",
    "review_in_queue",
    "comment",
    "resolve_comment",
    "own_account",
  ]);
});

test("a researcher imports, exports and reads rewards but does not approve", () => {
  expect(isAllowed("researcher", "import")).toBe(true);
  expect(isAllowed("researcher", "export")).toBe(true);
  expect(isAllowed("researcher", "read_reward")).toBe(true);
  expect(isAllowed("researcher", "approve")).toBe(false);
});

test("a lead makes queues and settles disagreements but does not manage people or judge endpoints, nor remove a corpus or another's import", () => {
  const refused = ACTIONS.filter((action) => !isAllowed("lead", action));

  expect(refused).toEqual(["manage_people", "manage_judge_endpoints", "remove_corpus", "take_back_others"]);
});
