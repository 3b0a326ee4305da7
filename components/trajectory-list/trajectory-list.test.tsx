import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, corpus, givenTable, ROWS } from "./given-table";
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

describe("the rows", () => {
  test("show the person's label, with the filter's verdict struck through and readable", async () => {
    await givenTable();

    const cells = within(row("second"));

    expect(cells.getByText("sub-task").tagName).toBe("S");
    expect(cells.getAllByTitle("agentic, One person’s answer, Owner")[0]?.textContent).toBe("●agentic");
  });

  test("a failed judge is said in words, never as a zero", async () => {
    await givenTable();

    expect(within(row("third")).getByTitle(/^The judge failed/).textContent).toBe("judge failed");
  });

  test("without a task are named by how they ended, can be opened, and say why nothing was scored", async () => {
    const stopped = { problem: { id: crypto.randomUUID(), query: "" }, outcome: "unscored", axes: {} } as const;
    const failed = givenTrajectoryRow({ ...stopped, status: "failed" });
    const late = givenTrajectoryRow({ ...stopped, status: "timed_out" });
    await givenTable({}, { "GET /api/trajectories": givenTrajectoryPage([failed, late]) });

    const link = screen.getByRole("link", { name: "(no task text) failed" });

    expect(link.getAttribute("href")).toContain(`/trajectories/${failed.id}?`);
    const outcomes = ["failed", "task text\\) timed out"].map(
      (name) => within(row(name)).getByText("not scored").parentElement,
    );
    expect(outcomes.map((cell) => cell?.textContent)).toEqual(["not scored failed", "not scored timed out"]);
    expect(outcomes[0]?.title).toBe("Not scored: the run failed. A success rate counts it as a failure.");
  });

  test("are counted in the title: all of them, or those of the filter among all", async () => {
    await givenTable();
    expect(screen.getByText(`3 in ${corpus.name}`)).toBeTruthy();
    cleanup();

    await givenTable(
      { filter: "gate:5" },
      { "GET /api/trajectories": givenTrajectoryPage(ROWS, { count: { value: 2, isCapped: false } }) },
    );

    expect(screen.getByText(`2 of 3 in ${corpus.name}`)).toBeTruthy();
  });

  test("are asked for once, though title and table both show their count", async () => {
    const { asked } = await givenTable({ filter: "gate:5" });

    expect(asked.filter(({ key }) => key === "GET /api/trajectories")).toHaveLength(1);
  });

  test("that are approved are exported from the header", async () => {
    await givenTable();

    await userEvent.click(screen.getByRole("button", { name: "Export" }));

    expect(await screen.findByRole("dialog", { name: "Export for training" })).toBeTruthy();
  });

  test("a press on a column head sorts by it, a second press turns the order", async () => {
    await givenTable();

    await userEvent.click(screen.getByRole("button", { name: "Tokens" }));
    expect(address.state?.sort).toBe("-tokens");
    await waitFor(() =>
      expect(screen.getByRole("columnheader", { name: "Tokens" }).getAttribute("aria-sort")).toBe("descending"),
    );
    await userEvent.click(screen.getByRole("button", { name: "Tokens" }));

    expect(address.state?.sort).toBe("tokens");
  });

  test.each([
    ["being_made", "being brought up to date"],
    ["out_of_date", "out of date"],
  ] as const)("say that the selection by which they are listed is behind: %s", async (selection, words) => {
    await givenTable({}, { "GET /api/trajectories": givenTrajectoryPage(ROWS, { selection }) });

    expect(screen.getByText(words).closest("[role=status]")?.textContent).toContain(
      "leave the pipeline may have changed since",
    );
    const link = screen.queryByRole("link", { name: "pipeline of the filter lab" });
    expect(link?.getAttribute("href")).toBe(
      selection === "out_of_date" ? `/filters/active?corpus=${corpus.id}&part=pipeline` : undefined,
    );
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

describe("facets", () => {
  test("the facet of verdicts says that it counts what the filter said, whatever people say", async () => {
    await givenTable();

    expect(await screen.findByRole("region", { name: "Filter’s verdict" })).toBeTruthy();
  });

  test("a press asks for the value, with Alt or the right button it excludes or lets in again", async () => {
    await givenTable();

    await userEvent.click(await screen.findByRole("button", { name: "Agentic, 2" }));
    expect(address.state?.filter).toBe("verdict:agentic");
    fireEvent.click(screen.getByRole("button", { name: "Sub-task, 1" }), { altKey: true });
    expect(address.state?.filter).toBe("verdict:agentic -verdict:sub_task");
    fireEvent.contextMenu(screen.getByRole("button", { name: "Excluded: Sub-task, 1" }));

    expect(address.state?.filter).toBe("verdict:agentic");
  });

  test("values of the facets complete the filter; what has none is offered once, as that", async () => {
    const facets = {
      run: [{ value: "night 3", label: "night 3", term: 'run:"night 3"', count: 3 }],
      bucket: [
        { value: "none", label: "No bucket", term: "bucket:none", count: 2 },
        { value: "shop", label: "shop", term: "bucket:shop", count: 1 },
      ],
      pool: [{ value: "main/train", label: "main/train", term: "pool:main/train", count: 1 }],
    };
    await givenTable({}, { "GET /api/trajectories/facets": { facets, unlisted: {} } });
    await screen.findByRole("button", { name: "Shop, 1" });
    const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Filter" });
    const offered = () => screen.getAllByRole("option").map((option) => option.firstElementChild?.textContent);

    await userEvent.type(field, "bucket:");
    expect(offered()).toEqual(["shop", "none"]);
    await userEvent.type(field, "{ArrowDown}{ArrowDown}{Enter}run:ni{ArrowDown}{Enter}pool:m{ArrowDown}{Enter}");

    expect(field.value).toBe('bucket:none run:"night 3" pool:main/train ');
  });

  describe("how agents went about it", () => {
    const measured = {
      facets: { verified: [{ value: "no", label: "No", term: "verified:no", count: 3 }] },
      unlisted: {},
    };
    const facets = ({ searchParams }: URL) =>
      searchParams.get("of") === "process" ? measured : { facets: {}, unlisted: {} };

    test("it is counted once somebody opens it, and a press asks for the value", async () => {
      const { asked } = await givenTable({}, { "GET /api/trajectories/facets": facets });
      const before = asked.length;

      await userEvent.click(await screen.findByRole("button", { name: "How they went about it" }));
      await userEvent.click(await screen.findByRole("button", { name: "No, 3" }));

      expect(asked.slice(before).some(({ key }) => key === "GET /api/trajectories/facets")).toBe(true);
      expect(screen.getByRole("heading", { name: "Verifies before it commits" })).toBeTruthy();
      expect(address.state?.filter).toBe("verified:no");
    });

    test("it is open where the filter names a measure, and can be closed", async () => {
      await givenTable({ filter: "verified:no" }, { "GET /api/trajectories/facets": facets });

      expect(await screen.findByRole("button", { name: "No, 3", pressed: true })).toBeTruthy();
      await userEvent.click(screen.getByRole("button", { name: "How they went about it", expanded: true }));

      expect(screen.queryByRole("button", { name: "No, 3" })).toBeNull();
    });

    test("where nothing is measured it says so", async () => {
      await givenTable({}, { "GET /api/trajectories/facets": { facets: {}, unlisted: {} } });

      await userEvent.click(await screen.findByRole("button", { name: "How they went about it" }));

      expect(await screen.findByText("Nothing is measured of these trajectories.")).toBeTruthy();
    });
  });
});

describe("when something is missing", () => {
  test("no match says which term to let go of", async () => {
    await givenTable({ filter: "verdict:agentic steps:>900" }, { "GET /api/trajectories": givenTrajectoryPage([]) });

    await userEvent.click(screen.getByRole("button", { name: "Without steps:>900" }));

    expect(address.state?.filter).toBe("verdict:agentic");
  });

  test("no match of a single term offers all rows once", async () => {
    await givenTable({ filter: "steps:>900" }, { "GET /api/trajectories": givenTrajectoryPage([]) });

    expect(screen.queryByRole("button", { name: /^Without/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));

    expect(address.state?.filter).toBe("");
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
    expect(screen.queryByText(/The rows below/)).toBeNull();
    expect(screen.getByRole("complementary", { name: "Facets" }).textContent).toBe(
      "Facets appear once the filter can be read.",
    );
    expect(screen.getByRole("button", { name: "Approve all matching" })).toHaveProperty("disabled", true);
    expect(asked.some(({ key }) => key === "GET /api/trajectories")).toBe(false);
  });
});
