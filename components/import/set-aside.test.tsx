import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import type { Import, RejectedRow } from "@/lib/contract/imports";
import { givenImport, givenJob, givenRejectedRow, rowId } from "./given-import";
import { ImportReport } from "./import-report";

afterEach(() => vi.unstubAllGlobals());

const ACT = "77777777-7777-4777-8777-777777777777";
const BY_BEN = { act: ACT, by: "Ben", at: "2026-11-22T08:00:00.000Z", note: "Repaired" };
const ROWS = [
  givenRejectedRow({ id: rowId(1), line: 7, reason: "No steps.", alike: 2 }),
  givenRejectedRow({ id: rowId(2), line: 8, reason: "No steps.", alike: 2 }),
  givenRejectedRow({ id: rowId(3), line: 9, reason: "It breaks off." }),
];
const THREE = givenImport({ rejected: 3, setAsideVersion: 4 });
const PATH = `/api/imports/${THREE.id}/rejected`;
const DONE = { rows: 1, act: ACT, standing: null };

const listing = (aside: readonly RejectedRow[]) => ({
  [`GET ${PATH}`]: (url: URL) => ({
    ...{ items: url.searchParams.get("part") === "set-aside" ? aside : ROWS, nextCursor: null },
  }),
});

function givenRows(item: Import, answers: Readonly<Record<string, Answer>> = {}, aside: readonly RejectedRow[] = []) {
  return givenApp(
    <>
      <ImportReport item={item} atMs={Date.parse("2026-11-22T08:01:00Z")} />
      <Toaster />
    </>,
    {
      answers: {
        ...givenMe("researcher"),
        ...listing(aside),
        ...answers,
      },
    },
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const sent = ({ asked }: ReturnType<typeof givenRows>, what: string) =>
  asked.filter(({ key }) => key === `POST ${PATH}/${what}`).map(({ body }) => body);

test("one row is set aside with a note, and the notice has the way back", async () => {
  const app = givenRows(THREE, { [`POST ${PATH}/set-aside`]: DONE, [`POST ${PATH}/put-back`]: { ...DONE, act: null } });

  await press("Set aside … bad.jsonl:7");
  await userEvent.type((await dialog()).getByLabelText("Note"), "Repaired{Enter}");

  expect(await screen.findByText("1 row set aside")).toBeTruthy();
  expect(screen.getByText("A retry leaves it out until it is put back.")).toBeTruthy();
  expect(sent(app, "set-aside")).toEqual([{ of: "row", row: rowId(1), note: "Repaired" }]);
  await press("Undo");
  expect(await screen.findByText("1 row put back")).toBeTruthy();
  expect(sent(app, "put-back")).toEqual([{ of: "act", act: ACT }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a row that is put back from the list takes the way back of the notice along, which would do nothing", async () => {
  const aside = givenRejectedRow({ id: rowId(5), line: 5, setAside: BY_BEN });
  const answers = { [`POST ${PATH}/set-aside`]: DONE, [`POST ${PATH}/put-back`]: { ...DONE, act: null } };
  givenRows({ ...THREE, setAside: 1 }, answers, [aside]);
  await press("Set aside … bad.jsonl:7");
  await userEvent.type((await dialog()).getByLabelText("Note"), "Repaired{Enter}");
  await screen.findByRole("button", { name: "Undo" });

  await press("Set aside (1)");
  await press("Put back … bad.jsonl:5");
  await press("Put back");

  expect(await screen.findByText("1 row put back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("1 row set aside")).toBeNull());
});

test.each([
  { choice: "All 2 rows with this reason", body: { of: "reason", reason: "No steps.", version: 4, note: "" } },
  { choice: "All 3 rows of the import", body: { of: "import", version: 4, note: "" } },
])("from a row “$choice” are set aside as they were seen", async ({ choice, body }) => {
  const app = givenRows(THREE, { [`POST ${PATH}/set-aside`]: DONE });

  await press("Set aside … bad.jsonl:7");
  await userEvent.click((await dialog()).getByRole("radio", { name: new RegExp(choice) }));
  await press("Set aside");

  await waitFor(() => expect(sent(app, "set-aside")).toEqual([body]));
});

test("a reason that no other row has is no choice of its own; all of the import have a button", async () => {
  const app = givenRows(THREE, { [`POST ${PATH}/set-aside`]: { ...DONE, rows: 3 } });
  await press("Set aside … bad.jsonl:9");
  expect((await dialog()).getAllByRole("radio")).toHaveLength(2);
  await press("Cancel");

  await press("Set aside 3 …");
  expect((await dialog()).getByText("All 3 rows.")).toBeTruthy();
  await press("Set aside");

  expect(await screen.findByText("3 rows set aside")).toBeTruthy();
  expect(sent(app, "set-aside")).toEqual([{ of: "import", version: 4, note: "" }]);
});

test("who comes second is told who was first; a refusal stays in the dialog", async () => {
  const refused = { code: "CONFLICT", detail: "Look at the list again.", requestId: "r-1" };
  const answers = [{ rows: 0, act: null, standing: BY_BEN }, Response.json(refused, { status: 409 })];
  givenRows(THREE, { [`POST ${PATH}/set-aside`]: () => answers.shift() });

  await press("Set aside … bad.jsonl:7");
  await press("Set aside");
  expect(await screen.findByText("Ben has set this row aside already")).toBeTruthy();
  expect(screen.getByText("“Repaired”")).toBeTruthy();

  await press("Set aside 3 …");
  await press("Set aside");
  expect((await (await dialog()).findByText("Look at the list again.")).closest("[role=alert]")).not.toBeNull();
});

/** An import that others change while it is looked at. */
function givenChanging(first: Import, answers: Readonly<Record<string, Answer>>) {
  let change: (item: Import) => void = () => undefined;
  function Changing() {
    const [item, setItem] = useState(first);
    change = setItem;

    return <ImportReport item={item} atMs={0} />;
  }
  const app = givenApp(
    <>
      <Changing />
      <Toaster />
    </>,
    { answers: { ...givenMe("researcher"), ...listing([]), ...answers } },
  );

  return { ...app, change: (item: Import) => act(() => change(item)) };
}

const REFUSED = { code: "CONFLICT", detail: "Look at the list again.", requestId: "r-1" };
const refuse = () => Response.json(REFUSED, { status: 409 });

test.each([
  { what: "set-aside", open: "Set aside 3 …", word: "Set aside", body: { of: "import", version: 4, note: "" } },
  { what: "put-back", open: "Put back 2 …", word: "Put back", body: { of: "import", version: 4 } },
])(
  "$what asks for what was seen when the dialog opened, and once that is old for another look alone",
  async (asked) => {
    const { what, open, word, body } = asked;
    const item = { ...THREE, rejected: 5, setAside: 2, open: 3 };
    const app = givenChanging(item, { [`POST ${PATH}/${what}`]: refuse });
    await press("Set aside (2)");
    await press(open);
    app.change({ ...item, rejected: 20, setAside: 9, open: 11, setAsideVersion: 5 });
    expect((await dialog()).getByText(/^All [23] rows\.$/)).toBeTruthy();

    await press(word);

    expect((await (await dialog()).findByText("Look at the list again.")).closest("[role=alert]")).not.toBeNull();
    expect((await dialog()).queryByRole("button", { name: word })).toBeNull();
    expect(document.activeElement).toBe((await dialog()).getByRole("button", { name: "Back to the list" }));
    const note = (await dialog()).queryByLabelText("Note");
    if (note) await userEvent.type(note, "{Enter}");
    expect(sent(app, what)).toEqual([body]);
    await press("Back to the list");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("what a person did themselves is read anew before they can choose again", async () => {
  const undone = lateAnswer({ ...DONE, act: null });
  givenRows(THREE, { [`POST ${PATH}/set-aside`]: DONE, [`POST ${PATH}/put-back`]: undone.response });
  await press("Set aside … bad.jsonl:7");
  await press("Set aside");
  const again = screen.getByRole("button", { name: "Set aside … bad.jsonl:7" });
  await waitFor(() => expect(document.activeElement).toBe(again));

  await press("Undo");
  await waitFor(() => expect(again).toHaveProperty("disabled", true));
  undone.letGo();

  await waitFor(() => expect(again).toHaveProperty("disabled", false));
});

test("rows that are set aside stand behind a button with who, when and note, and are downloaded and put back there", async () => {
  const item = { ...THREE, setAside: 1, open: 2 };
  const aside = givenRejectedRow({ id: rowId(5), line: 5, setAside: BY_BEN });
  const app = givenRows(item, { [`POST ${PATH}/put-back`]: { ...DONE, act: null } }, [aside]);
  expect(screen.queryByRole("list", { name: "Rows that are set aside" })).toBeNull();

  const toggle = screen.getByRole("button", { name: "Set aside (1)" });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  const list = within(await screen.findByRole("list", { name: "Rows that are set aside" }));
  expect(list.getByRole("listitem").textContent).toMatch(/bad\.jsonl:5.*Set aside by Ben, .+: Repaired/);
  expect(screen.getByRole("link", { name: "Download 1" }).getAttribute("href")).toBe(`${PATH}/download?part=set-aside`);

  await press("Put back … bad.jsonl:5");
  expect((await dialog()).queryByRole("radio")).toBeNull();
  await press("Put back");
  await waitFor(() => expect(sent(app, "put-back")).toEqual([{ of: "row", row: rowId(5), act: ACT }]));
});

test.each([
  { open: "Set aside 1 …", item: { rejected: 1, open: 1 }, line: 7 },
  { open: "Put back 1 …", item: { setAside: 1, open: 2 }, line: 5 },
])("where all are one row, “$open” names it", async ({ open, item, line }) => {
  const [first] = ROWS;
  const rest = {
    items: first ? [givenRejectedRow({ id: rowId(0), line: 2, resolved: true }), first] : [],
    nextCursor: null,
  };
  const aside = { items: [givenRejectedRow({ id: rowId(5), line: 5, setAside: BY_BEN })], nextCursor: null };
  givenRows(
    { ...THREE, ...item },
    { [`GET ${PATH}`]: (url: URL) => (url.searchParams.get("part") === "set-aside" ? aside : rest) },
  );
  if (item.setAside) await press("Set aside (1)");

  await press(open);

  expect((await dialog()).getByText(`bad.jsonl:${line}`)).toBeTruthy();
});

test("an import with nothing left that waits offers no retry, and says so", async () => {
  givenRows({ ...THREE, setAside: 3, open: 0, retryable: 0 }, {}, []);

  expect(await screen.findByText("None of them waits any more.")).toBeTruthy();
  expect(screen.getByText("3 of them set aside")).toBeTruthy();
  for (const name of [/^Retry/, /^Set aside \d/]) expect(screen.queryByRole("button", { name })).toBeNull();
  await press("Set aside (3)");
  expect(screen.getByText(/A retry leaves them out until they are put back\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Put back 3 …" })).toBeTruthy();
});

test("rows that are only counted stand with the others that are set aside", async () => {
  const countedRows = [
    { file: "bad.jsonl", reason: "No steps.", count: 5, firstLine: 20, setAside: BY_BEN },
    { file: "bad.jsonl", reason: "It breaks off.", count: 2, firstLine: 30, setAside: null },
  ];
  givenRows({ ...THREE, rejected: 10, countedRows, setAside: 5, open: 5 });

  expect((await screen.findByRole("list", { name: "Counted rows" })).textContent).not.toContain("No steps.");
  expect(screen.getByRole("link", { name: "Download 3" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Set aside 5 …" })).toBeTruthy();
  await press("Set aside (5)");
  expect(screen.getByRole("list", { name: "Counted rows that are set aside" }).textContent).toMatch(/5 × .*by Ben/);
  expect(screen.queryByRole("list", { name: "Rows that are set aside" })).toBeNull();
});

test("nothing is set aside while rows are still being read, nor by who may not import", async () => {
  givenRows({ ...THREE, job: givenJob({ state: "running" }) });
  for (const name of ["Set aside 3 …", "Set aside … bad.jsonl:7"])
    expect(await screen.findByRole("button", { name })).toHaveProperty("disabled", true);
  cleanup();
  vi.unstubAllGlobals();

  givenRows({ ...THREE, setAside: 1, open: 2 }, givenMe("annotator"));
  await screen.findByText(/Your role may not read reward specs/);
  for (const name of [/^Set aside \(/, /^Set aside \d/]) expect(screen.queryByRole("button", { name })).toBeNull();
});
