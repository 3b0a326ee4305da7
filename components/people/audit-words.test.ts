import { expect, test } from "vitest";
import { ReleaseDetail } from "@/lib/contract/releases";
import { verbWords } from "./audit-words";

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
