import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Split } from "@/lib/contract/splits";
import { givenSplit } from "./given-split";
import { SplitsScreen } from "./splits-screen";

const CORPUS = givenCorpus();

function givenScreen(splits: readonly Split[] | Response, answers: Readonly<Record<string, Answer>> = {}) {
  return givenApp(<SplitsScreen corpus={CORPUS} />, {
    answers: {
      ...givenMe("lead"),
      [`GET /api/corpora/${CORPUS.id}/splits`]: () =>
        splits instanceof Response ? splits.clone() : { items: splits, isBlind: false },
      [`GET /api/corpora/${CORPUS.id}/protected-sets`]: { items: [] },
      ...answers,
    },
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the splits", () => {
  test("say how they share the problems out, what waits and what was shipped", async () => {
    givenScreen([givenSplit({ pinned: 2 })]);

    const list = within(await screen.findByRole("list", { name: "Splits" }));
    expect(list.getByRole("link", { name: "Autumn" }).getAttribute("href")).toBe(
      `/splits/${givenSplit().id}?corpus=${CORPUS.id}`,
    );
    expect(list.getByText("4 problems wait")).toBeTruthy();
    expect(list.getByText(/By problems, within each bucket/).textContent).toContain("seed 7, version 3");
    expect(list.getByText(/2 clusters pinned/).textContent).toContain("1 signed release");
    const pools = within(list.getByRole("list", { name: "Problems by pool" })).getAllByRole("listitem");
    expect(pools.map((pool) => pool.textContent)).toEqual([
      "train9481\u00a0%",
      "validation65\u00a0%",
      "test1614\u00a0%",
    ]);
    expect(list.getByRole("link", { name: "Audit of Autumn" }).getAttribute("href")).toContain("part=audit");
  });

  test("say what comes first where there is none", async () => {
    givenScreen([]);

    expect(await screen.findByText("None yet. A release ships pools of a split, so one comes first.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Make a split" }).getAttribute("href")).toBe(
      `/splits/new?corpus=${CORPUS.id}`,
    );
  });

  test("and the protected sets have a command each, which says what it prints", async () => {
    givenScreen([]);

    for (const does of ["prints the splits", "prints the protected sets"]) {
      const caption = await screen.findByText(does);
      expect(within(caption.parentElement ?? caption).getByTitle(`The command that ${does}`)).toBeTruthy();
    }
  });

  test("that cannot be read say why and can be tried again", async () => {
    givenScreen(Response.json({ code: "INTERNAL", detail: "No connection.", requestId: "r-1" }, { status: 500 }));

    expect((await screen.findByRole("alert")).textContent).toContain("The splits could not be read");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("are read by a researcher, who is told who makes them", async () => {
    givenScreen([givenSplit()], givenMe("researcher"));

    await screen.findByRole("link", { name: "Autumn" });
    await waitFor(() => expect(screen.queryByRole("link", { name: "Make a split" })).toBeNull());
    expect(screen.getAllByText(/Your role may not make and change splits/).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Add a protected set" })).toBeNull();
  });

  test("are not asked for by an annotator", async () => {
    const { asked } = givenScreen([givenSplit()], givenMe("annotator"));

    expect(await screen.findByRole("heading", { name: /are for researchers and leads/ })).toBeTruthy();
    expect(asked.some(({ key }) => key.includes("/splits"))).toBe(false);
  });

  test("have a name that is shown as the characters it is", async () => {
    givenScreen([givenSplit({ name: "<img src=x onerror=alert(1)>\u202e" })]);

    expect((await screen.findByRole("link", { name: /^<img src=x/ })).querySelector("img")).toBeNull();
    expect(screen.getByTitle(/202E/i)).toBeTruthy();
  });
});

test("keys move along the splits and begin another one", async () => {
  const second = givenSplit({ id: givenSplit().id.replace(/01$/, "02"), name: "Winter" });
  const { push } = givenScreen([givenSplit(), second]);
  await screen.findByRole("link", { name: "Autumn" });

  await userEvent.keyboard("j");
  expect(document.activeElement?.textContent).toBe("Autumn");
  await userEvent.keyboard("j");
  expect(document.activeElement?.textContent).toBe("Winter");
  await userEvent.keyboard("k");
  expect(document.activeElement?.textContent).toBe("Autumn");
  await userEvent.keyboard("n");

  expect(push).toHaveBeenCalledWith(`/splits/new?corpus=${CORPUS.id}`);
});
