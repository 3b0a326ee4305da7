import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, givenTable, ROWS } from "./given-table";
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

  test("Shift and x selects everything in between", async () => {
    await givenTable();

    await userEvent.keyboard("jxjj{Shift>}X{/Shift}");

    expect(screen.getByText("3 rows selected")).toBeTruthy();
  });

  test("Space opens the peek on the row, and it follows the row", async () => {
    await givenTable();

    await userEvent.keyboard("j ");
    expect(address.state?.peek).toBe(ROWS[0]?.id);
    await userEvent.keyboard("j");

    expect(address.state?.peek).toBe(ROWS[1]?.id);
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
