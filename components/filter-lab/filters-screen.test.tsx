import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenChangingRole, givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import type { FilterList } from "@/lib/contract/filters";
import type { Job } from "@/lib/contract/jobs";
import { MEANS_THE_ACTIVE } from "@/lib/domain/means-the-active";
import { MOST_ACTIVATIONS } from "@/lib/domain/most-activations";
import { FiltersScreen } from "./filters-screen";
import { givenActivation, givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

const ACTIVATE = `POST /api/corpora/${LAB_CORPUS.id}/filter-activations`;
const STRICT_DRAFT = "?draft=agenticShare:0.9,rejects.R4:off,capPerProblem:40";

function givenScreen(list: FilterList | Response = givenFilterList(), answers: Readonly<Record<string, Answer>> = {}) {
  return givenApp(<FiltersScreen corpus={LAB_CORPUS} />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": () => (list instanceof Response ? list.clone() : list),
      [`POST /api/corpora/${LAB_CORPUS.id}/what-if`]: givenWhatIf(),
      ...answers,
    },
  });
}

function givenJob(overrides: Partial<Job> = {}): Job {
  return {
    ...{ id: givenActivation().jobId ?? "", kind: "activate_filter", state: "running", done: 300, total: 1200 },
    ...{ unit: "rows", cancelRequested: false, error: null, result: null, createdAt: "2026-11-20T09:00:00.000Z" },
    ...{ startedAt: "2026-11-20T09:00:00.000Z", finishedAt: null },
    ...overrides,
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the versions", () => {
  test("each cell knows its column, for where a row is a block", async () => {
    givenScreen();

    const table = await screen.findByRole("table", { name: "Filter versions" });

    expect(table.closest(".fold-rows")).toBeTruthy();
    const cells = [...(table.querySelector("tbody tr")?.querySelectorAll("td") ?? [])];
    expect(cells.map(({ dataset }) => dataset["column"]).slice(0, 5)).toEqual([
      "Differs from the active one",
      ...["Reason", "Author", "When", "Hash"],
    ]);
  });

  test("say what differs from the active one in words, and open the lab", async () => {
    givenScreen();

    const table = within(await screen.findByRole("table", { name: "Filter versions" }));
    const strict = within(table.getByRole("row", { name: /strict/ }));
    for (const words of ["Agentic share 0.8 → 0.9", "Reject R4 on → off", "Cap per problem off → 40"])
      expect(strict.getByText(words)).toBeTruthy();
    expect(strict.getByText("ffee001122")).toBeTruthy();
    expect(strict.getByRole("link", { name: "strict" }).getAttribute("href")).toBe(
      `/filters/${givenStrict().id}?corpus=${LAB_CORPUS.id}`,
    );
    expect(table.getByRole("row", { name: /defaults-1/ }).textContent).toContain("it is the active one");
    expect(screen.getByText(/similarity measure are not public/)).toBeTruthy();
    expect(
      screen.getByText("Nothing was activated here yet: the corpus is decided by the version it began with."),
    ).toBeTruthy();
  });

  test("that cannot be read say why and can be tried again", async () => {
    givenScreen(Response.json({ code: "INTERNAL", detail: "No connection.", requestId: "r-1" }, { status: 500 }));

    expect((await screen.findByRole("alert")).textContent).toContain("The filter versions could not be read");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("say to a researcher who activates them", async () => {
    givenScreen(givenFilterList(), givenMe("researcher"));

    const table = within(await screen.findByRole("table", { name: "Filter versions" }));
    await waitFor(() => expect(table.getAllByText("Leads activate versions.")).toHaveLength(1));
    expect(table.queryByRole("button", { name: /^Activate/ })).toBeNull();
  });

  test("are not for annotators", async () => {
    givenScreen(givenFilterList(), givenMe("annotator"));

    expect(await screen.findByRole("heading", { name: "Filter versions are for researchers and leads" })).toBeTruthy();
  });
});

describe("activating", () => {
  test("says what it moves, asks why, and is sent", async () => {
    const { asked } = givenScreen(givenFilterList(), {
      [ACTIVATE]: { activationId: givenActivation().id, jobId: givenActivation().jobId },
      [`GET /api/jobs/${givenActivation().jobId}`]: givenJob({ state: "done" }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Activate strict" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Activate “strict”" }));
    expect(await dialog.findByText(/508 of 146,000 trajectories get another verdict/)).toBeTruthy();
    const moves = within(dialog.getByRole("table", { name: "Trajectories whose verdict changes" }));
    expect(
      moves
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/review.*agentic.*412$/), expect.stringMatching(/agentic.*review.*96$/)]);

    await userEvent.click(dialog.getByRole("button", { name: "Activate" }));
    expect(dialog.getByText("Write why you activate it.")).toBeTruthy();
    expect(asked.some(({ key }) => key === ACTIVATE)).toBe(false);
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ key }) => key === ACTIVATE)?.body).toEqual({
      version: givenStrict().id,
      insteadOf: givenDefaults().id,
      reason: "People agree",
    });
  });

  test("shows its progress, which can be cancelled, and offers no other meanwhile", async () => {
    const running = givenActivation({ state: "running", moved: null, finishedAt: null, canUndo: false });
    givenScreen(givenFilterList({ active: givenStrict().id, activations: [running] }), {
      [`GET /api/jobs/${running.jobId}`]: givenJob(),
    });

    expect(await screen.findByRole("progressbar", { name: "Activating “strict”" })).toBeTruthy();
    expect(await screen.findByText("300 of 1,200 rows")).toBeTruthy();
    expect(
      screen.getByText(
        "“strict” is being activated instead of “defaults-1”. Until it is done, counts hold verdicts of both.",
      ),
    ).toBeTruthy();
    const table = within(screen.getByRole("table", { name: "Filter versions" }));
    expect(table.getByRole("row", { name: /^strict/ }).textContent).toMatch(
      /^strictbeing activatedit is being activated/,
    );
    expect(table.queryByText("active", { exact: true })).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Activate/ })).toBeNull();
  });

  test("is taken back from the history by a lead, and only the latest", async () => {
    const latest = givenActivation();
    const before = givenActivation({ id: givenActivation().id.replace(/11$/, "12"), canUndo: false });
    const undo = `${ACTIVATE}/${latest.id}/undo`;
    const { asked } = givenScreen(givenFilterList({ active: givenStrict().id, activations: [latest, before] }), {
      [undo]: { activationId: latest.id, jobId: latest.jobId },
      [`GET /api/jobs/${latest.jobId}`]: givenJob({ state: "done" }),
    });
    expect((await screen.findAllByText("96 trajectories have another verdict.")).length).toBe(2);

    await userEvent.click(screen.getByRole("button", { name: "Undo" }));

    await waitFor(() => expect(asked.some(({ key }) => key === undo)).toBe(true));
  });

  test("says that the history ends where it is as long as a list gets", async () => {
    const activations = Array.from({ length: MOST_ACTIVATIONS }, (_, at) =>
      givenActivation({ id: `2f0e7c2a-6a51-4a0e-9a34-50c1f5a7${String(at).padStart(4, "0")}`, canUndo: false }),
    );
    givenScreen(givenFilterList({ active: givenStrict().id, activations }));

    expect(await screen.findByText(new RegExp(`no more than ${MOST_ACTIVATIONS}`))).toBeTruthy();
  });

  test("is not a researcher's to do", async () => {
    const { answers, become } = givenChangingRole("researcher");
    givenScreen(givenFilterList({ active: givenDefaults().id, activations: [givenActivation()] }), answers);
    await screen.findByRole("table", { name: "Filter versions" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Activate strict" })).toBeNull());
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();

    become("lead");

    expect(await screen.findByRole("button", { name: "Activate strict" })).toBeTruthy();
  });
});

describe("saving", () => {
  test("keeps the draft under a name with its reason, and goes to it", async () => {
    const saved = givenStrict({ id: givenStrict().id.replace(/02$/, "03"), name: "careful" });
    const { asked, push } = givenLab({
      search: "?draft=agenticShare:0.85",
      answers: { "POST /api/filters": saved },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));
    expect(dialog.getByText("Agentic share 0.8 → 0.85")).toBeTruthy();

    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "careful");
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

    await waitFor(() => expect(push).toHaveBeenCalledWith(`/filters/${saved.id}?corpus=${LAB_CORPUS.id}`));
    expect(asked.find(({ key }) => key === "POST /api/filters")?.body).toMatchObject({
      name: "careful",
      reason: "People agree",
      basedOn: givenDefaults().id,
      thresholds: { agenticShare: 0.85 },
    });
  });

  test("that it decides nothing yet is said until it is activated", async () => {
    const careful = givenStrict({ id: givenStrict().id.replace(/02$/, "03"), name: "careful" });
    const list = { ...givenFilterList(), items: [careful, ...givenFilterList().items] };
    const answers = {
      "POST /api/filters": givenStrict({ name: "even more careful" }),
      [ACTIVATE]: { activationId: givenActivation().id, jobId: givenActivation().jobId },
    };
    // A notice that nobody looks at waits, however slow this test is.
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    render(<Toaster />);
    const lab = givenLab({ search: "?draft=agenticShare:0.85", answers });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const save = within(await screen.findByRole("dialog", { name: "Save as a new version" }));
    await userEvent.type(save.getByRole("textbox", { name: "Name" }), "even more careful");
    await userEvent.type(save.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(save.getByRole("button", { name: "Save the version" }));
    expect(await screen.findByText(/decides nothing until it is activated/)).toBeTruthy();
    lab.unmount();

    givenLab({ named: careful.id, list, answers });
    await userEvent.click(await screen.findByRole("button", { name: "Activate" }));
    const activate = within(await screen.findByRole("dialog", { name: "Activate “careful”" }));
    await userEvent.type(activate.getByRole("textbox", { name: "Reason" }), "Yes");
    expect(screen.getByText(/decides nothing until it is activated/)).toBeTruthy();
    await userEvent.click(activate.getByRole("button", { name: "Activate" }));

    await waitFor(() => expect(screen.queryByText(/decides nothing until it is activated/)).toBeNull());
  });

  test("a name that is taken is said with a link to its version, and nothing is sent", async () => {
    const { asked } = givenLab({ search: "?draft=agenticShare:0.85" });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));

    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "strict");
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

    expect(dialog.getByRole("alert").textContent).toBe("There is a filter version “strict”. Choose another name.");
    expect(dialog.getByRole("link").getAttribute("href")).toContain(givenStrict().id);
    expect(asked.some(({ key }) => key === "POST /api/filters")).toBe(false);
  });

  test("a name that means the active version is refused at once, however it is written", async () => {
    const { asked } = givenLab({ search: "?draft=agenticShare:0.85" });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));

    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Active");
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

    expect(dialog.getByRole("alert").textContent).toBe(MEANS_THE_ACTIVE);
    expect(asked.some(({ key }) => key === "POST /api/filters")).toBe(false);
  });

  test("thresholds that a version has are said with a link to it", async () => {
    givenLab({ search: STRICT_DRAFT });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));

    expect(dialog.getByRole("alert").textContent).toBe("These are the thresholds of “strict”. Use that version.");
    expect(dialog.getByRole("button", { name: "Save the version" })).toHaveProperty("disabled", true);
  });

  test("what somebody else saved meanwhile is said by the server", async () => {
    givenLab({
      search: "?draft=agenticShare:0.85",
      answers: {
        "POST /api/filters": () =>
          Response.json(
            { code: "CONFLICT", detail: "There is a filter version “mine”. Choose another name.", requestId: "r-2" },
            { status: 409 },
          ),
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));

    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "mine");
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
    await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

    expect((await dialog.findByRole("alert")).textContent).toBe(
      "There is a filter version “mine”. Choose another name.",
    );
  });
});
