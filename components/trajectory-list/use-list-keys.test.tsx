import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { givenWindowSize, lateAnswer } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { address, givenTable, ROWS } from "./given-table";
import { givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";
import { keepOpened } from "./last-opened";

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
    expect(address.state?.peek).toBe("");
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

  test("Enter opens the row that a key went to, also after a button was pressed", async () => {
    const { push } = await givenTable();
    await userEvent.click(screen.getByRole("button", { name: "Hide the facets" }));

    await userEvent.keyboard("j{Enter}");

    expect(push).toHaveBeenCalledWith(expect.stringContaining(`/trajectories/${ROWS[0]?.id}`));
    expect(address.state?.facets).toBe("hidden");
  });

  test("the space bar peeks at the row that a key went to, also after the box of another was checked", async () => {
    await givenTable();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select second/ }));

    await userEvent.keyboard("j ");

    expect(address.state?.peek).toBe(ROWS[2]?.id);
    expect(screen.getByText("1 row selected")).toBeTruthy();
  });

  test("Shift and x selects everything in between", async () => {
    await givenTable();

    await userEvent.keyboard("jxjj{Shift>}X{/Shift}");

    expect(screen.getByText("3 rows selected")).toBeTruthy();
  });

  test("Space before any other key peeks at the first row and makes it the active one", async () => {
    await givenTable();

    await userEvent.keyboard(" ");
    expect(address.state?.peek).toBe(ROWS[0]?.id);
    expect(screen.getByRole("grid").getAttribute("aria-activedescendant")).toBe(row("first").id);
    await userEvent.keyboard("{Escape}x");

    expect(row("first").getAttribute("aria-selected")).toBe("true");
  });

  test("Space opens the peek on the row, and it follows the row", async () => {
    await givenTable();

    await userEvent.keyboard("j ");
    expect(address.state?.peek).toBe(ROWS[0]?.id);
    await userEvent.keyboard("j");

    expect(address.state?.peek).toBe(ROWS[1]?.id);
  });

  test("the row height and the facets are a key away", async () => {
    await givenTable();
    const height = () => row("first").style.height;
    expect([height(), address.state?.facets]).toEqual(["32px", "shown"]);

    await userEvent.keyboard(".[[");

    expect(height()).toBe("40px");
    expect(screen.queryByRole("complementary", { name: "Facets" })).toBeNull();
    await userEvent.keyboard(".[[");
    expect([height(), address.state?.facets]).toEqual(["32px", "shown"]);
  });

  test("rows that were picked under one filter are not picked under another", async () => {
    await givenTable();
    await userEvent.keyboard("jx");
    expect(screen.getByText("1 row selected")).toBeTruthy();

    await userEvent.click(await screen.findByRole("button", { name: "Agentic, 2" }));

    await waitFor(() => expect(address.state?.filter).toBe("verdict:agentic"));
    expect(screen.queryByText("1 row selected")).toBeNull();
  });

  test("slash goes to the filter and the letters are typed there", async () => {
    await givenTable();

    await userEvent.keyboard("/jj");

    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Filter" }).value).toBe("jj");
  });
});

describe("approving selected rows", () => {
  const answer = (version: number) => ({
    label: "agentic",
    labelSource: "person",
    labelledBy: "Owner",
    isLabelMine: true,
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

  test("what is refused of one row or was changed meanwhile is told, the others are approved and can be taken back", async () => {
    render(<Toaster />);
    const saved = { status: "saved", review: answer(1), eventId: crypto.randomUUID() };
    const refusal = { code: "CONFLICT", detail: "This trajectory is rejected.", requestId: "r-1" };
    const rows = ["first", "second", "third"].map((query) =>
      givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query } }),
    );
    const [first, second, third] = rows.map(({ id }) => id);
    const { asked } = await givenTable(
      {},
      {
        "GET /api/trajectories": givenTrajectoryPage(rows),
        [`PUT /api/trajectories/${first}/approval`]: () => Response.json(refusal, { status: 409 }),
        [`PUT /api/trajectories/${second}/approval`]: { status: "conflict", review: answer(9) },
        [`PUT /api/trajectories/${third}/approval`]: saved,
        [`POST /api/trajectories/${third}/undo`]: { ...saved, eventId: crypto.randomUUID() },
      },
    );

    await userEvent.keyboard("jxjxjxy");

    expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
    expect(screen.getByText(/1 row changed meanwhile.*1 row not approved: This trajectory is rejected\./)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1 approval taken back")).toBeTruthy();
    expect(asked.filter(({ key }) => key.startsWith("POST")).map(({ body }) => body)).toEqual([
      { eventId: saved.eventId },
    ]);
  });

  test("with nothing selected it says how to select, and with no row at all nothing", async () => {
    render(<Toaster />);
    await givenTable({}, { "GET /api/trajectories": givenTrajectoryPage([]) });
    await userEvent.keyboard("y");
    cleanup();
    render(<Toaster />);
    await givenTable();
    expect(screen.queryByText("No row is selected")).toBeNull();

    await userEvent.keyboard("y");

    expect(await screen.findByText("No row is selected")).toBeTruthy();
    expect(screen.getByText("Go to a row and press x to select it.")).toBeTruthy();
  });

  test("the same rows again write nothing while they are written, others do, and each write is told", async () => {
    render(<Toaster />);
    const rows = ["first", "second"].map((query) =>
      givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query } }),
    );
    const [first, second] = rows.map(({ id }) => id);
    const saved = { status: "saved", review: answer(1), eventId: crypto.randomUUID() };
    const late = lateAnswer(saved);
    const { asked } = await givenTable(
      {},
      {
        "GET /api/trajectories": givenTrajectoryPage(rows),
        [`PUT /api/trajectories/${first}/approval`]: () => late.response,
        [`PUT /api/trajectories/${second}/approval`]: () =>
          Response.json(
            { code: "CONFLICT", detail: "This trajectory is rejected.", requestId: "r-1" },
            { status: 409 },
          ),
      },
    );

    await userEvent.keyboard("jyyjy");
    expect(await screen.findByText(/1 row not approved/)).toBeTruthy();
    late.letGo();

    expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
    expect(asked.filter(({ key }) => key.startsWith("PUT"))).toHaveLength(2);
  });

  test("rows that are approved behind the person are told, with the way back", async () => {
    render(<Toaster />);
    const late = lateAnswer({ status: "saved", review: answer(5), eventId: crypto.randomUUID() });
    const { asked, unmount } = await givenTable(
      {},
      { [`PUT /api/trajectories/${ROWS[1]?.id}/approval`]: () => late.response },
    );
    await userEvent.keyboard("jjy");
    await waitFor(() => expect(asked.some(({ key }) => key.startsWith("PUT"))).toBe(true));

    unmount();
    late.letGo();

    expect(await screen.findByText("Approved 1 trajectory")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  });
});
