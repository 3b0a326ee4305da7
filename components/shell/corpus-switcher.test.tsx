import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { CorpusSwitcher } from "./corpus-switcher";
import { givenApp } from "./given-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function given(count: number, named?: string) {
  const corpora = Array.from({ length: count }, (_, at) => ({
    ...givenCorpus(),
    id: `7b1e7c2a-6a51-4a0e-9a34-${String(at).padStart(12, "0")}`,
    name: `Race ${at + 1}`,
  }));
  vi.spyOn(window.history, "pushState");
  givenApp(<CorpusSwitcher />, {
    search: `?corpus=${named ?? corpora[0]?.id}`,
    answers: { "GET /api/corpora": { items: corpora } },
  });
}

test("up to ten corpora are a menu", async () => {
  given(10);

  await userEvent.click(await screen.findByRole("button", { name: /Switch corpus/ }));

  expect(await screen.findAllByRole("menuitemradio")).toHaveLength(10);
});

test("more than ten are searched by name", async () => {
  given(21);

  const opener = await screen.findByRole("button", { name: /Switch corpus/ });
  await userEvent.click(opener);
  await userEvent.type(await screen.findByRole("combobox"), "race 17");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await userEvent.keyboard("{Enter}");

  expect(window.history.pushState).toHaveBeenCalledWith(
    null,
    "",
    expect.stringContaining("corpus=7b1e7c2a-6a51-4a0e-9a34-000000000016"),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("leaving the search gives the keyboard back to what opened it", async () => {
  given(11);
  const opener = await screen.findByRole("button", { name: /Switch corpus/ });
  await userEvent.click(opener);
  await screen.findByRole("combobox");

  await userEvent.keyboard("{Escape}");

  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("the corpus that is shown can be chosen where the address names another one", async () => {
  given(2, "somewhere-else");

  await userEvent.click(await screen.findByRole("button", { name: "Corpus: Race 1. Switch corpus" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: /Race 1/ }));

  expect(window.history.pushState).toHaveBeenCalledWith(null, "", "?corpus=7b1e7c2a-6a51-4a0e-9a34-000000000000");
});
