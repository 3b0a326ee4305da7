import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenDialog, preview } from "./given-approve-dialog";

const BEHIND = {
  code: "BEHIND",
  detail: "What “leaves” says of trajectories is being worked out.",
  requestId: "r-1",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("says what would change, with a sample, before anything does", async () => {
  const { asked } = givenDialog({ "POST /api/approvals/preview": preview(40, 45) });

  expect(await screen.findByText("40 trajectories")).toBeTruthy();
  expect(screen.getByText(/5 of 45 matches are approved already/)).toBeTruthy();
  expect(screen.getByText("fridge magnet")).toBeTruthy();
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(["POST /api/approvals/preview", "GET /api/approvals"]));
});

test("each line of the sample says of which run and rollout it is: rollouts of one problem read the same", async () => {
  const [row] = preview(1).sample;
  const sample = [
    { ...row, id: crypto.randomUUID() },
    { ...row, id: crypto.randomUUID(), rollout: 5 },
    { ...row, id: crypto.randomUUID(), run: "night 8", rollout: null, label: "sub_task" },
  ];
  givenDialog({ "POST /api/approvals/preview": { ...preview(3), sample } });

  const lines = (await screen.findAllByText("fridge magnet")).map((task) => task.closest("li")?.textContent);

  expect(lines).toEqual([
    "fridge magnetnight 7#rollout 4agentic",
    "fridge magnetnight 7#rollout 5agentic",
    "fridge magnetnight 8sub-task",
  ]);
});

test("says what the rows are, and names those that are not agentic, break a rule or have no judgement and no outcome", async () => {
  const structure = [
    { value: "agentic", count: 5 },
    { value: "sub_task", count: 1 },
    { value: "review", count: 1 },
  ];
  const outcome = [{ value: "unscored", count: 7 }];
  givenDialog({
    "POST /api/approvals/preview": { ...preview(7), madeOf: { structure, outcome, judged: 0, malformed: 2 } },
  });

  const list = await screen.findByRole("list", { name: "What they are" });

  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "●5 agentic◆1 sub-task◐1 review",
    "!2 are not agentic.",
    "!2 break a format rule.",
    "7 not scored, 0 of 7 judged",
  ]);
});

test("rows that are all agentic and well formed are not warned of", async () => {
  givenDialog({ "POST /api/approvals/preview": preview(40) });

  const list = await screen.findByRole("list", { name: "What they are" });

  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["●40 agentic", "40 success, 40 of 40 judged"]);
});

test("right after a label it says in plain words what it waits for, and goes on by itself", async () => {
  let tries = 0;
  givenDialog({
    "POST /api/approvals/preview": () => {
      tries += 1;
      return tries === 1 ? Response.json(BEHIND, { status: 409 }) : preview(40);
    },
  });

  expect(await screen.findByText(/is being worked out again after the latest answers/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await screen.findByText("40 trajectories")).toBeTruthy();
});

test("what changed under the dialog is counted again in words, and nothing is approved by itself", async () => {
  let counts = 0;
  const { asked } = givenDialog({
    "POST /api/approvals/preview": () => {
      counts += 1;
      return counts === 2 ? Response.json(BEHIND, { status: 409 }) : preview(counts === 1 ? 40 : 41);
    },
    "POST /api/approvals": () => Response.json(BEHIND, { status: 409 }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  expect(await screen.findByText(/is being worked out again after the latest answers/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(await screen.findByRole("button", { name: "Approve 41" })).toBeTruthy();
  expect(asked.map(({ key }) => key).filter((key) => key === "POST /api/approvals")).toHaveLength(1);
});

test.each([
  ["refused", 409, "Nothing was approved"],
  ["met no answer", 502, "Whether the approval was started is not known"],
])("a start that %s is told as what it is", async (_, status, words) => {
  givenDialog({
    "POST /api/approvals/preview": preview(40),
    "POST /api/approvals": () => Response.json({ ...BEHIND, code: "CONFLICT" }, { status }),
  });

  await userEvent.click(await screen.findByRole("button", { name: "Approve 40" }));

  expect(await screen.findByText(words)).toBeTruthy();
});

test("a number that grew beyond 1,000 while the dialog was open has to be typed", async () => {
  let changing = 1000;
  givenDialog({ "POST /api/approvals/preview": () => preview(changing) });
  await screen.findByRole("button", { name: "Approve 1,000" });
  changing = 1001;

  fireEvent(window, new Event("visibilitychange"));

  expect(await screen.findByRole("button", { name: "Approve 1,001" })).toHaveProperty("disabled", true);
});

test("the number that is asked for has the keyboard, and Enter approves once it is right", async () => {
  const { asked } = givenDialog({ "POST /api/approvals/preview": preview(1200) });
  const field = await screen.findByLabelText("Type 1,200 to confirm");
  const started = () => asked.filter(({ key }) => key === "POST /api/approvals");
  expect(document.activeElement).toBe(field);

  await userEvent.keyboard("120{Enter}");
  expect(started()).toEqual([]);
  await userEvent.keyboard("0{Enter}");

  await waitFor(() => expect(started()).toHaveLength(1));
});

test("the corpus is named, so that nobody approves in another one", async () => {
  givenDialog({ "POST /api/approvals/preview": preview(40) });

  expect((await screen.findByRole("dialog", { name: "Approve all matching" })).textContent).toContain(
    "verdict:agentic in Arena",
  );
});

test("another refusal of the count is shown at once", async () => {
  const refused = { code: "CONFLICT", detail: "It failed or was cancelled.", requestId: "r-1" };
  givenDialog({ "POST /api/approvals/preview": () => Response.json(refused, { status: 409 }) });

  expect((await screen.findByRole("alert")).textContent).toContain("It failed or was cancelled.");
});

test("matches without a turn of the agent are said to stay out, and are not counted as approved", async () => {
  givenDialog({ "POST /api/approvals/preview": { ...preview(40, 45), empty: 3 } });

  expect(await screen.findByText(/3 matches hold no turn of the agent and cannot be approved/)).toBeTruthy();
  expect(screen.getByText(/2 of 45 matches are approved already/)).toBeTruthy();
});

test("rejected matches are said to stay out, and are not counted as approved", async () => {
  givenDialog({ "POST /api/approvals/preview": { ...preview(40, 45), empty: 1, rejected: 3 } });

  expect(await screen.findByText(/3 matches are labelled reject and cannot be approved/)).toBeTruthy();
  expect(screen.getByText(/1 of 45 matches is approved already/)).toBeTruthy();
});

test("where nothing can be approved the reasons are said, and that not all is approved", async () => {
  givenDialog({ "POST /api/approvals/preview": { ...preview(0, 12), rejected: 12 } });

  const said = await screen.findByText(/12 matches are labelled reject and cannot be approved/);

  expect(said.textContent).toContain("There is nothing to approve.");
  expect(said.textContent).not.toContain("already");
});

test("with nothing to change there is nothing to press", async () => {
  givenDialog({ "POST /api/approvals/preview": preview(0, 12) });

  expect(await screen.findByText("All 12 rows are approved already.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Approve 0" })).toHaveProperty("disabled", true);
});
