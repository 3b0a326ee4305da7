import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { ActivationsPanel } from "./activations-panel";
import { FiltersScreen } from "./filters-screen";
import { givenActivation, givenFilterList, givenStrict } from "./given-filters";
import { LAB_CORPUS } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the history says which version came instead of which, who activated it, when, why, and what it moved", async () => {
  const before = givenActivation({
    ...{ id: givenActivation().id.replace(/11$/, "12"), state: "cancelled", moved: null, canUndo: false },
    ...{ person: "Bo", reason: "<b>Too</b> strict" },
  });
  const list = givenFilterList({ active: givenStrict().id, activations: [givenActivation(), before] });

  givenApp(<ActivationsPanel corpus={LAB_CORPUS} list={list} onStarted={() => undefined} />, {
    answers: givenMe("lead"),
  });

  const [, latest, first] = within(await screen.findByRole("table", { name: "Activations" })).getAllByRole("row");
  for (const words of [
    "strict",
    "defaults-1",
    "Anna",
    "Agreed on Tuesday",
    "done",
    "96 trajectories have another verdict.",
  ])
    expect(latest?.textContent).toContain(words);
  // The buttons of both tables of the screen are of one size, and end at its right.
  const undo = await within(latest ?? document.body).findByRole("button", { name: "Undo" });
  expect([undo.className, undo.closest("td")?.className]).toEqual([
    expect.stringContaining("h-6"),
    expect.stringContaining("text-right"),
  ]);
  expect(latest?.querySelector("time")?.getAttribute("datetime")).toBe(givenActivation().createdAt);
  for (const words of ["Bo", "<b>Too</b> strict", "cancelled"]) expect(first?.textContent).toContain(words);
  expect(first?.textContent).not.toContain("another verdict");
});

test("an activation that is taken back leaves the keyboard on the screen", async () => {
  const started = { activationId: givenActivation().id, jobId: givenActivation().jobId };
  const late = lateAnswer(started);
  let canUndo = true;
  const list = () => givenFilterList({ active: givenStrict().id, activations: [givenActivation({ canUndo })] });
  givenApp(
    <main id="main" tabIndex={-1}>
      <FiltersScreen corpus={LAB_CORPUS} />
    </main>,
    {
      answers: {
        ...givenMe("lead"),
        "GET /api/filters": list,
        [`POST /api/corpora/${LAB_CORPUS.id}/filter-activations/${started.activationId}/undo`]: late.response,
      },
    },
  );
  const undo = await screen.findByRole("button", { name: "Undo" });

  await userEvent.click(undo);
  await waitFor(() => expect(undo.getAttribute("aria-disabled")).toBe("true"));
  // A browser takes the keyboard from what is disabled; the document of the tests does not.
  expect(undo).toHaveProperty("disabled", false);
  canUndo = false;
  late.letGo();

  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(document.activeElement?.id).toBe("main");
});
