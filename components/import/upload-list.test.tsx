import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Upload } from "@/lib/client/uploads";
import { UploadList } from "./upload-list";

test("files that are refused say why, each in a line, and what they hold stays inert", () => {
  const files = ["empty.jsonl", "prose.txt"].map((name) => new File([], name));
  const error = new Error("empty.jsonl: The file is empty.\nprose.txt: It begins with “a\u202eb”.");
  const plan = { files, corpus: "new", runName: "", format: "auto" };
  const upload: Upload = { ...{ id: 1, plan, sentBytes: 0, totalBytes: 0, current: 1 }, status: "failed", error };
  render(<UploadList uploads={[upload]} onRemove={() => undefined} onRetry={() => undefined} />);

  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("2 files could not be imported");
  expect(alert.textContent).toContain("empty.jsonl: The file is empty.\nprose.txt: It begins with “aU+202Eb”.");
  expect(alert.querySelector(".whitespace-pre-wrap")).not.toBeNull();
});
