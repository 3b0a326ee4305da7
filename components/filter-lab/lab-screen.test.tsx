import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEYS } from "@/lib/client/keys";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, questions, slide } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the address", () => {
  test("a link opens the same draft, without what it cannot read", async () => {
    const lab = givenLab({ search: "?draft=agenticShare:0.9,rejects.R1:maybe,temperature:1" });

    await waitFor(() =>
      expect(questions(lab).at(-1)?.thresholds).toEqual({ ...DEFAULT_THRESHOLDS, agenticShare: 0.9 }),
    );
    expect((await screen.findByText(/Unsaved draft/)).parentElement?.textContent).toContain("Agentic share 0.8 → 0.9.");
    const ignored = screen.getByText(/^Ignored in the draft of this address/);
    expect(ignored.textContent).toMatch(/: rejects\.R1:maybe, temperature:1\.$/);

    await slide("Agentic share", "0.85");
    expect(screen.queryByText(/^Ignored in the draft/)).toBeNull();
  });

  test("the version is named by its id, its hash or as the active one", async () => {
    for (const named of [givenStrict().hash, givenStrict().hash.slice(0, 10)]) {
      const { unmount } = givenLab({ named });
      expect(await screen.findByRole("heading", { level: 1, name: "Filter strict" })).toBeTruthy();
      unmount();
    }

    givenLab({ named: givenDefaults().id });
    expect(await screen.findByRole("heading", { level: 1, name: "Filter defaults-1" })).toBeTruthy();
  });

  test("a version that is not there is said, with the way to those that are", async () => {
    givenLab({ named: "4711" });

    expect(await screen.findByRole("heading", { name: "There is no such filter version" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "All filter versions" })).toBeTruthy();
  });

  test("it can be compared with another version than the active one", async () => {
    const lab = givenLab({ search: `?against=${givenStrict().id}` });

    await waitFor(() => expect(questions(lab).at(-1)?.base).toBe(givenStrict().id));
    expect((await screen.findAllByText("before: “strict”")).length).toBeGreaterThan(0);
  });
});

test("an annotator is told why there is nothing here, and nothing is asked", async () => {
  const lab = givenLab({ role: "annotator" });

  expect(await screen.findByRole("heading", { name: "Filter versions are for researchers and leads" })).toBeTruthy();
  expect(screen.getByText(/Your role is annotator/)).toBeTruthy();
  expect(questions(lab)).toEqual([]);
});

test("the keys of the lab go from part to part", async () => {
  const { address } = givenLab({ list: givenFilterList() });
  await screen.findByText(/would leave\.$/);

  await userEvent.keyboard("]");
  expect(address().get("part")).toBe("labels");
  // A bracket begins the name of a key, unless it is doubled.
  await userEvent.keyboard("[[");

  expect(address().get("part")).toBeNull();
});

test("where saving and the list asked for after it fail, the dialog keeps what was typed and says why", async () => {
  let isGone = false;
  let askedAgain = 0;
  const fault = () => Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 });
  const { client } = givenLab({
    search: "?draft=agenticShare:0.9",
    answers: {
      "GET /api/filters": () => {
        if (!isGone) return givenFilterList();
        askedAgain += 1;
        return fault();
      },
      "POST /api/filters": () => {
        isGone = true;
        return fault();
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "x1");
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "A long reason.");
  await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

  expect(await dialog.findByText("The version was not saved")).toBeTruthy();
  expect(dialog.getByText("r-9")).toBeTruthy();
  const [lists] = client.getQueryCache().findAll({ queryKey: KEYS.filters });
  await waitFor(() => expect([askedAgain > 0, lists?.state.status]).toEqual([true, "error"]));
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("x1");
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("A long reason.");
  expect(screen.queryByText("The filter versions could not be read")).toBeNull();
}, 15_000);
