import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenImport, givenJob } from "@/components/import/given-import";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Import } from "@/lib/contract/imports";
import { EmptyCorpus } from "./empty-corpus";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { corpus } = givenImport();

function show(items: readonly Import[]) {
  return givenApp(<EmptyCorpus corpus={corpus.id} />, {
    answers: { ...givenMe("admin"), "GET /api/imports": { items, total: items.length, nextCursor: null } },
  });
}

test.each([
  ["running", "An import into this corpus is running"],
  ["queued", "An import into this corpus waits its turn"],
] as const)(
  "while an import is %s the corpus is not called empty: the import is named and led to",
  async (state, title) => {
    const { asked } = show([givenImport({ job: givenJob({ state }) })]);

    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Follow the import" }).getAttribute("href")).toBe(
      `/imports/${givenImport().id}`,
    );
    expect(screen.queryByRole("link", { name: "Import a file" })).toBeNull();
    expect(asked.map(({ key }) => key)).toContain("GET /api/imports");
  },
);

test("once every import is over it says how to bring something in", async () => {
  show([givenImport({ imported: 0, read: 1, rejected: 1 })]);

  expect(await screen.findByRole("link", { name: "Import a file" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeTruthy();
});
