import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Me } from "@/lib/contract/people";
import { FileList } from "./file-list";
import { aTrainingImport } from "./given-training";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = aTrainingImport({ file: "v18.csv" });

function givenFiles(files = [file], role: Me["role"] = "researcher") {
  return givenApp(<FileList imports={files} />, {
    answers: { ...givenMe(role), [`POST /api/training-imports/${file.id}/undo`]: { status: "done" } },
  });
}

test("a file is taken back by its button", async () => {
  const { asked } = givenFiles();

  await userEvent.click(await screen.findByRole("button", { name: "Undo v18.csv" }));

  await waitFor(() => expect(asked.some(({ key }) => key === `POST /api/training-imports/${file.id}/undo`)).toBe(true));
});

test("one that was taken back says so, and has no button, like one of before", async () => {
  givenFiles([aTrainingImport({ canUndo: false, undoneAt: "2026-06-09T10:00:00.000Z" })]);

  expect(await screen.findByText("taken back")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("an annotator takes no file back", async () => {
  const { asked } = givenFiles([file], "annotator");

  await waitFor(() => expect(asked.some(({ key }) => key === "GET /api/me")).toBe(true));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
});
