import { describe, expect, test } from "vitest";
import { idMentions, mentionClass } from "./id-mentions";

const SEEN_AT_2 = { inQuery: false, firstSeenStep: 2, recommended: false };
const NEVER = { inQuery: false, recommended: true };
const ASKED = { inQuery: true, recommended: false };

describe("mentionClass", () => {
  test.each([
    ["a result of an earlier step", SEEN_AT_2, 3, "seen"],
    ["a result of the same step, read before it came", SEEN_AT_2, 2, "later"],
    ["a result of a later step", SEEN_AT_2, 0, "later"],
    ["no result at all", NEVER, 5, "never"],
    ["the task alone", ASKED, 5, "query"],
    ["the task, with a result only later", { ...ASKED, firstSeenStep: 4 }, 2, "query"],
    ["the task and an earlier result", { ...ASKED, firstSeenStep: 1 }, 2, "seen"],
  ] as const)("%s", (_, provenance, step, expected) => {
    expect(mentionClass("P1", provenance, { step })).toBe(expected);
  });

  test("an earlier call of the same step that returned the id counts as seen", () => {
    const mention = mentionClass("P1", SEEN_AT_2, { step: 2, seenInStep: new Set(["P1"]) });

    expect(mention).toBe("seen");
  });
});

describe("idMentions", () => {
  test("finds whole ids only, each with its class", () => {
    const ids = { "2647304017": SEEN_AT_2, "2647309999": NEVER };

    const mentions = idMentions("2647304017, 26473040170 and (2647309999)", ids, { step: 3 });

    expect(mentions).toEqual([
      { id: "2647304017", start: 0, end: 10, mention: "seen" },
      { id: "2647309999", start: 29, end: 39, mention: "never" },
    ]);
  });

  test("words that name object internals are not ids", () => {
    expect(idMentions("constructor toString", {}, { step: 0 })).toEqual([]);
  });
});
