import { expect, test } from "vitest";
import { ReleaseDetail } from "@/lib/contract/releases";
import { toldByVerb, verbWords } from "./audit-words";

test.each([
  ...["change_queue", "settle", "undo_settle"],
  ...["save_filter", "activate_filter", "undo_activation", "remove_catalogue", "remove_corpus", "rename_view"],
  ...["set_aside_rejected", "put_back_rejected"],
  "build_release",
  "change_release_settings",
  ...ReleaseDetail.shape.steps.element.shape.step.options.map((step) => `release_${step}`),
])("the audit log has words of its own for %s", (verb) => {
  expect(verbWords(verb)).not.toBe(verb.replaceAll("_", " "));
});

test.each([
  ["approve", { approved: true, version: 1 }, "approved for export"],
  ["approve", { approved: false, version: 2 }, "took an approval back"],
  ["undo", { event: "x", version: 2, approved: false }, "took an approval back"],
  ["undo", { event: "x", version: 3, approved: true }, "brought an approval back"],
  ["approve_matching", { approved: true, changing: 7 }, "approved all matching"],
  ["approve_matching", { approved: false, changing: 7 }, "took approvals of all matching back"],
])("%s with %j says what became of the approval", (verb, detail, words) => {
  expect(verbWords(verb, detail)).toBe(words);
  expect(toldByVerb(verb, detail).has("approved")).toBe(true);
});

test.each([
  ["undo", { event: "x", version: 2 }, "took back an answer"],
  ["approve", { hidden: "while you review it blind" }, "changed an approval"],
  ["approve_matching", { changing: 7 }, "approved all matching"],
  ["label", { approved: true }, "labelled"],
])("%s with %j, which tells of no approval, has the words of its verb", (verb, detail, words) => {
  expect(verbWords(verb, detail)).toBe(words);
  expect(toldByVerb(verb, detail).has("approved")).toBe(false);
});
