import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { splitOptions } from "@/lib/client/splits";
import { givenSplitDetail } from "./given-split";
import { SplitPage } from "./split-page";

const { id, corpus, name } = givenSplitDetail();
const fail = () => Response.json({ code: "INTERNAL", detail: "boom", requestId: "r-1" }, { status: 500 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenPage(answer: unknown) {
  return givenApp(<SplitPage id={id} />, { answers: { ...givenMe("lead"), [`GET /api/splits/${id}`]: answer } });
}

test("the page of a split says which corpus it is of", async () => {
  givenPage(givenSplitDetail());

  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  const crumb = screen.getByRole("link", { name: corpus.name });
  expect(crumb.getAttribute("href")).toBe(`/?corpus=${corpus.id}`);
});

test("a signed release that ships another version of the split is named with it", async () => {
  const release = crypto.randomUUID();
  givenPage(givenSplitDetail({ shipped: [{ release, number: 7, version: 1 }] }));

  const link = await screen.findByRole("link", { name: "#7" });

  expect(link.getAttribute("href")).toContain(`/releases/${release}`);
  expect(link.parentElement?.textContent).toContain("#7 ships version 1.");
});

test("a later question that fails leaves the split as it was read, without a second fault above it", async () => {
  let answer: () => unknown = () => givenSplitDetail();
  const { client } = givenPage(() => answer());
  expect(await screen.findByText("116 problems in 3 pools")).toBeTruthy();

  answer = fail;
  await client.invalidateQueries({ queryKey: splitOptions(id).queryKey });
  await waitFor(() => expect(client.getQueryState(splitOptions(id).queryKey)?.status).toBe("error"));

  expect(screen.getByText("116 problems in 3 pools")).toBeTruthy();
  expect(screen.queryByText("The split could not be read")).toBeNull();
});

test("a split that was never read says so", async () => {
  givenPage(fail);

  expect(await screen.findByRole("heading", { name: "The split could not be read" })).toBeTruthy();
});
