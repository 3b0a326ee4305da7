import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAllAgain, givenWindowSize, lateAnswer } from "@/components/shell/given-app";
import { address, corpus, givenTable, ROWS } from "./given-table";
import { givenTrajectoryPage } from "./given-trajectory-row";
import { keepOpened, lastOpened } from "./last-opened";

const [FIRST, SECOND, THIRD] = ROWS.map(({ id }) => id);

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

const active = () => screen.getByRole("grid").getAttribute("aria-activedescendant");

/** A list that is read again without its second row, on which the keys are. */
async function givenOneGone(initial: Parameters<typeof givenTable>[0] = {}) {
  const answers = [ROWS, ROWS.filter(({ id }) => id !== SECOND)];
  const app = await givenTable(initial, {
    "GET /api/trajectories": () =>
      givenTrajectoryPage(answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? [])),
  });
  await userEvent.keyboard(initial.peek ? "j" : "jj");
  await askAllAgain(app.client);
  await waitFor(() => expect(screen.queryByRole("row", { name: /^second/ })).toBeNull());

  return app;
}

test.each(["{Enter}", "x", "{Shift>}X{/Shift}"])(
  "%s before any other key leads to the first row, and acts on it the next time",
  async (key) => {
    const { push } = await givenTable();

    await userEvent.keyboard(key);
    expect(active()).toBe(`row-${FIRST}`);
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByText(/row selected/)).toBeNull();
    await userEvent.keyboard(key);

    if (key === "{Enter}") expect(push).toHaveBeenCalledWith(expect.stringContaining(`/trajectories/${FIRST}`));
    else expect(screen.getByText("1 row selected")).toBeTruthy();
  },
);

test.each([
  ["j", "THIRD"],
  ["k", "FIRST"],
  ["{Enter}", "THIRD"],
  [" ", "THIRD"],
] as const)("where the row of the keys is gone from its list, %j goes on from its place", async (key, to) => {
  const { push } = await givenOneGone();
  expect(active()).toBeNull();

  await userEvent.keyboard(key);

  expect(active()).toBe(`row-${to === "THIRD" ? THIRD : FIRST}`);
  expect(push).not.toHaveBeenCalled();
});

test("Enter opens what is peeked at, also where the list does not hold it any more", async () => {
  const { push } = await givenOneGone({ peek: ROWS[0]?.id ?? "" });
  expect(address.state?.peek).toBe(SECOND);

  await userEvent.keyboard("{Enter}");

  expect(push).toHaveBeenCalledWith(expect.stringContaining(`/trajectories/${SECOND}`));
});

test("rows that wait for those of another filter open as rows of their own list, and leave the keys no place in the next one", async () => {
  const late = lateAnswer(givenTrajectoryPage(ROWS.filter(({ id }) => id !== THIRD)));
  const { push } = await givenTable(
    {},
    {
      "GET /api/trajectories": (url: URL) =>
        url.searchParams.get("filter") ? late.response : givenTrajectoryPage(ROWS),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Agentic, 2" }));
  await waitFor(() => expect(address.state?.filter).toBe("verdict:agentic"));

  await userEvent.keyboard("jjj{Enter}");
  const [opened] = push.mock.lastCall ?? [];
  expect(new URL(opened, "http://assay.test").pathname).toBe(`/trajectories/${THIRD}`);
  expect(new URL(opened, "http://assay.test").searchParams.get("filter")).toBeNull();
  expect(lastOpened({ corpus: corpus.id, filter: "", sort: "-imported" })).toBe(THIRD);
  expect(screen.getByRole("link", { name: /^third/ }).getAttribute("href")).not.toContain("filter=");
  late.letGo();
  await waitFor(() => expect(screen.queryByRole("row", { name: /^third/ })).toBeNull());
  await userEvent.keyboard("j");

  expect(active()).toBe(`row-${FIRST}`);
  expect(screen.getByRole("link", { name: /^first/ }).getAttribute("href")).toContain("filter=verdict");
});

test("that no row matches is said of the filter that was answered, until the next answer is here", async () => {
  const late = lateAnswer(givenTrajectoryPage(ROWS));
  await givenTable(
    { filter: "verdict:agentic" },
    {
      "GET /api/trajectories": (url: URL) => (url.searchParams.get("filter") ? givenTrajectoryPage([]) : late.response),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
  await waitFor(() => expect(address.state?.filter).toBe(""));

  expect(screen.getByText("No trajectory matches “verdict:agentic”")).toBeTruthy();
  late.letGo();

  expect(await screen.findByRole("row", { name: /^third/ })).toBeTruthy();
});
