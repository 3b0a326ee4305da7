import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { StagedFiles } from "./staged-files";

afterEach(cleanup);

test.each([
  ["products", { product_id: "1", title: "a lamp" }, /^A catalogue: products, no trajectories/],
  ["problems", { query: "a lamp", reward: { product_id: "1" } }, /^Problems with their answer keys, no trajectories/],
])("a file of %s is said to be one before it is sent", async (_, row, words) => {
  givenApp(<StagedFiles files={[new File([JSON.stringify(row)], "rows.jsonl")]} onRemove={() => undefined} />, {
    answers: {},
  });

  expect(await screen.findByText(words)).toBeTruthy();
});

test("of a file of runs nothing is said", async () => {
  const files = [
    new File([JSON.stringify({ query: "a lamp", reward: 1, messages: [] })], "runs.jsonl"),
    new File([JSON.stringify({ query: "a lamp", reward: { product_id: "1" } })], "problems.jsonl"),
  ];
  givenApp(<StagedFiles files={files} onRemove={() => undefined} />, { answers: {} });

  await screen.findByText(/no trajectories/);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.includes("no trajectories"))).toEqual([
    false,
    true,
  ]);
});
