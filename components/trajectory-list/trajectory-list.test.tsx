import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp, givenWindowSize } from "@/components/shell/given-app";
import { givenCorpus, givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";
import { keepOpened } from "./last-opened";
import { COLUMN_IDS, type ListState } from "./list-state";
import { TrajectoryList } from "./trajectory-list";

const corpus = givenCorpus();
const ROWS = [
  givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query: "first headlight cover" } }),
  givenTrajectoryRow({
    problem: { id: crypto.randomUUID(), query: "second fridge magnet" },
    verdict: "sub_task",
    label: "agentic",
    labelSource: "person",
    labelledBy: "Owner",
    version: 4,
  }),
  givenTrajectoryRow({
    problem: { id: crypto.randomUUID(), query: "third foam roller" },
    judge: { state: "failed", gate: null, score: null },
    approved: true,
  }),
];
const FACETS = {
  facets: {
    verdict: [
      { value: "agentic", label: "agentic", term: "verdict:agentic", count: 2 },
      { value: "sub_task", label: "sub_task", term: "verdict:sub_task", count: 1 },
    ],
  },
  unlisted: {},
};
const FUNNEL = {
  stages: [
    { stage: "imported", count: 3, filter: "" },
    { stage: "judged", count: 2, filter: "judge:scored" },
    { stage: "well_formed", count: 2, filter: "judge:scored reject:none" },
    { stage: "agentic", count: 1, filter: "judge:scored reject:none structure:agentic" },
    { stage: "approved", count: 1, filter: "judge:scored reject:none structure:agentic approved:yes" },
  ],
  judgeFailed: 1,
  labelled: 1,
  overridden: 1,
  rejectedRows: 0,
};

let state: ListState;

function Table({ initial }: { initial: Partial<ListState> }) {
  const [current, setCurrent] = useState<ListState>({
    filter: "",
    sort: "-imported",
    columns: COLUMN_IDS,
    density: "compact",
    facets: "shown",
    peek: "",
    ...initial,
  });
  state = current;

  return (
    <TrajectoryList corpus={corpus} state={current} setState={(change) => setCurrent({ ...current, ...change })} />
  );
}

async function givenTable(initial: Partial<ListState> = {}, answers: Record<string, Answer> = {}) {
  const app = givenApp(<Table initial={initial} />, {
    answers: {
      "GET /api/trajectories": givenTrajectoryPage(ROWS),
      "GET /api/trajectories/facets": FACETS,
      [`GET /api/corpora/${corpus.id}/funnel`]: FUNNEL,
      ...answers,
    },
  });
  await waitFor(() => expect(screen.queryByText("Loading the trajectories")).toBeNull());

  return app;
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

beforeEach(() => {
  localStorage.clear();
  keepOpened({ corpus: "another", filter: "", sort: "" }, "another");
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the rows", () => {
  test("show the person's label, with the filter's verdict struck through and readable", async () => {
    await givenTable();

    const cells = within(row("second"));

    expect(cells.getByText("sub-task").tagName).toBe("S");
    expect(cells.getByText("agentic")).toBeTruthy();
  });

  test("a failed judge is said in words, never as a zero", async () => {
    await givenTable();

    expect(within(row("third")).getByText("judge failed")).toBeTruthy();
  });

  test("a press on a column head sorts by it, a second press turns the order", async () => {
    await givenTable();

    await userEvent.click(screen.getByRole("button", { name: "Tokens" }));
    expect(state.sort).toBe("-tokens");
    await waitFor(() =>
      expect(screen.getByRole("columnheader", { name: "Tokens" }).getAttribute("aria-sort")).toBe("descending"),
    );
    await userEvent.click(screen.getByRole("button", { name: "Tokens" }));

    expect(state.sort).toBe("tokens");
  });

  test("say how many there are, and count beyond the cap only when asked", async () => {
    const { asked } = await givenTable(
      {},
      {
        "GET /api/trajectories": givenTrajectoryPage(ROWS, { count: { value: 10_000, isCapped: true } }),
        "GET /api/trajectories/count": { count: 38_410 },
      },
    );
    expect(screen.getByText("Showing 3 of 10,000+")).toBeTruthy();
    expect(asked.some(({ key }) => key.endsWith("/count"))).toBe(false);

    await userEvent.click(screen.getByRole("button", { name: "Count exactly" }));

    expect(await screen.findByText("Showing 3 of 38,410")).toBeTruthy();
  });

  test("go on with the next page before the end of the last one is reached", async () => {
    const { asked } = await givenTable(
      {},
      {
        "GET /api/trajectories": (url: URL) =>
          url.searchParams.get("cursor") === "after-three"
            ? givenTrajectoryPage([
                givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query: "fourth cymbal" } }),
              ])
            : givenTrajectoryPage(ROWS, { nextCursor: "after-three", count: { value: 4, isCapped: false } }),
      },
    );

    expect(await screen.findByRole("row", { name: /fourth/ })).toBeTruthy();
    expect(screen.getByText("Showing 4 of 4")).toBeTruthy();
    expect(asked.filter(({ key }) => key === "GET /api/trajectories")).toHaveLength(2);
  });

  test("link to the reader with the table they were opened from", async () => {
    await givenTable({ filter: "gate:5" });

    const href = screen.getByRole("link", { name: "first headlight cover" }).getAttribute("href");

    expect(href).toBe(`/trajectories/${ROWS[0]?.id}?corpus=${corpus.id}&filter=gate%3A5`);
  });
});

describe("by keyboard", () => {
  test("j moves on, x selects and Enter opens", async () => {
    const { push } = await givenTable();

    await userEvent.keyboard("jjx{Enter}");

    expect(row("second").getAttribute("aria-selected")).toBe("true");
    expect(screen.getByText("1 row selected")).toBeTruthy();
    expect(push).toHaveBeenCalledWith(expect.stringContaining(`/trajectories/${ROWS[1]?.id}`));
  });

  test("Escape closes the peek first and clears the selection second", async () => {
    await givenTable();
    await userEvent.keyboard("jx ");

    await userEvent.keyboard("{Escape}");
    expect(state.peek).toBe("");
    expect(screen.getByText("1 row selected")).toBeTruthy();
    await userEvent.keyboard("{Escape}");

    expect(screen.queryByText("1 row selected")).toBeNull();
  });

  test("the row that was opened is at hand again on the way back", async () => {
    await givenTable();
    await userEvent.keyboard("jj{Enter}");
    cleanup();

    await givenTable();
    await userEvent.keyboard("x");

    expect(row("second").getAttribute("aria-selected")).toBe("true");
  });

  test("Shift and x selects everything in between", async () => {
    await givenTable();

    await userEvent.keyboard("jxjj{Shift>}X{/Shift}");

    expect(screen.getByText("3 rows selected")).toBeTruthy();
  });

  test("Space opens the peek on the row, and it follows the row", async () => {
    await givenTable();

    await userEvent.keyboard("j ");
    expect(state.peek).toBe(ROWS[0]?.id);
    await userEvent.keyboard("j");

    expect(state.peek).toBe(ROWS[1]?.id);
  });

  test("slash goes to the filter and the letters are typed there", async () => {
    await givenTable();

    await userEvent.keyboard("/jj");

    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Filter" }).value).toBe("jj");
  });
});

describe("facets and funnel", () => {
  test("a press asks for the value, with Alt it excludes", async () => {
    await givenTable();

    await userEvent.click(await screen.findByRole("button", { name: "Agentic, 2" }));
    expect(state.filter).toBe("verdict:agentic");
    fireEvent.click(screen.getByRole("button", { name: "Sub-task, 1" }), { altKey: true });

    expect(state.filter).toBe("verdict:agentic -verdict:sub_task");
  });

  test("a bar of the funnel lists its rows", async () => {
    await givenTable();

    await userEvent.click(await screen.findByRole("button", { name: /Well formed/ }));

    expect(state.filter).toBe("judge:scored reject:none");
  });
});

describe("when something is missing", () => {
  test("no match says which term to let go of", async () => {
    await givenTable({ filter: "verdict:agentic steps:>900" }, { "GET /api/trajectories": givenTrajectoryPage([]) });

    await userEvent.click(screen.getByRole("button", { name: "Without steps:>900" }));

    expect(state.filter).toBe("verdict:agentic");
  });

  test("a failure shows its request and another try brings the rows", async () => {
    let tries = 0;
    await givenTable(
      {},
      {
        "GET /api/trajectories": () => {
          tries += 1;
          return tries > 1
            ? givenTrajectoryPage(ROWS)
            : Response.json({ code: "INTERNAL", requestId: "r-77" }, { status: 500 });
        },
      },
    );
    expect(screen.getByText("r-77")).toBeTruthy();

    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("row", { name: /first/ })).toBeTruthy();
  });

  test("an address with an unreadable filter shows no rows and offers nothing in bulk", async () => {
    const { asked } = await givenTable({ filter: "verdit:agentic" });

    expect(screen.getByText("The filter in this address cannot be read")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Approve all matching" })).toHaveProperty("disabled", true);
    expect(asked.some(({ key }) => key === "GET /api/trajectories")).toBe(false);
  });
});

describe("approving selected rows", () => {
  const answer = (version: number) => ({
    label: "agentic",
    labelSource: "person",
    labelledBy: "Owner",
    approved: true,
    version,
    updatedAt: null,
  });

  test("writes at the version that was shown, and skips what is approved already", async () => {
    const { asked } = await givenTable(
      {},
      {
        [`PUT /api/trajectories/${ROWS[1]?.id}/approval`]: {
          status: "saved",
          review: answer(5),
          eventId: crypto.randomUUID(),
        },
      },
    );

    await userEvent.keyboard("jjxjxy");

    await waitFor(() => expect(asked.filter(({ key }) => key.startsWith("PUT"))).toHaveLength(1));
    expect(asked.find(({ key }) => key.startsWith("PUT"))?.body).toEqual({ approved: true, expectedVersion: 4 });
  });
});
