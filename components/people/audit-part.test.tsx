import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { AuditEntry } from "@/lib/contract/people";
import { AuditPart } from "./audit-part";

const corpus = givenCorpus();
const BO = { id: "0190b1c2-0000-4000-8000-000000000002", name: "Bo" };
const AT = "2026-08-24T10:00:00.000Z";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenEntry(entry: Partial<AuditEntry>) {
  const items = [{ id: "7", person: "Ada", verb: "import", subject: "import:x", detail: {}, at: AT, ...entry }];

  return givenApp(<AuditPart />, {
    answers: { "GET /api/audit": { items, names: [BO], nextBefore: null }, "GET /api/corpora": { items: [corpus] } },
  });
}

const entryOf = async (person: string) => within(await screen.findByRole("row", { name: new RegExp(person) }));

test("an entry says in words what was done, with the corpus by its name, and its record on request", async () => {
  givenEntry({ detail: { corpusId: corpus.id, files: ["a", "b", "c", "d", "e", "f"] } });

  const entry = await entryOf("Ada");
  await vi.waitFor(() =>
    expect(entry.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      `corpus ${corpus.name}, `,
      "6 files",
    ]),
  );
  const record = entry.getByText(/"corpusId"/);
  expect(record.closest("details")?.open).toBe(false);
  await userEvent.click(entry.getByText("as it is stored"));
  expect(record.closest("details")?.open).toBe(true);
});

test("a name in an entry stays text, and what is told whole has no record beside it", async () => {
  givenEntry({ verb: "rename_person", detail: { from: "Bo", to: "<img src=x>" } });

  const entry = await entryOf("Ada");
  expect(entry.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["from Bo, ", "to <img src=x>"]);
  expect(entry.queryByText("as it is stored")).toBeNull();
  expect(document.querySelector("img")).toBeNull();
});

test("what an entry was done to is a link where it has a page", async () => {
  givenEntry({ subject: `corpus:${corpus.id}` });

  const entry = await entryOf("Ada");
  expect(entry.getByRole("link", { name: /^corpus / }).getAttribute("href")).toBe(`/?corpus=${corpus.id}`);
});

test("a bulk approval leads to where it can be undone, and its corpus to its own page", async () => {
  givenEntry({ verb: "approve_matching", subject: `corpus:${corpus.id}`, detail: { filter: "gate:5", changing: 7 } });

  const entry = await entryOf("Ada");
  expect(entry.getByRole("link", { name: "approved all matching" }).getAttribute("href")).toBe(
    `/trajectories?corpus=${corpus.id}&approvals=shown`,
  );
  expect(entry.getByRole("link", { name: /^corpus / }).getAttribute("href")).toBe(`/?corpus=${corpus.id}`);
});

test("a person is named where an entry is about them or lists them, with the id beside it", async () => {
  givenEntry({ verb: "change_queue", subject: `person:${BO.id}`, detail: { reviewers: `["${BO.id}"]` } });

  const entry = await entryOf("Ada");
  expect(entry.getByRole("listitem").textContent).toBe("reviewers Bo");
  expect(entry.getByText(new RegExp(BO.id))).toBeTruthy();
  expect(entry.getAllByRole("cell")[3]?.textContent).toBe("Boperson 0190b1c2");
  expect(entry.getByTitle(`person:${BO.id}`)).toBeTruthy();
});

test("older entries that do not come are told beside the way to ask for them again", async () => {
  let isBroken = true;
  const entry = (id: string, person: string) => ({
    ...{ id, person, verb: "import", subject: "import:x", detail: {}, at: AT },
  });
  const broken = () => Response.json({ code: "INTERNAL", detail: "Too slow.", requestId: "r-1" }, { status: 500 });
  const older = () => (isBroken ? broken() : { items: [entry("6", "Bo")], names: [], nextBefore: null });
  givenApp(<AuditPart />, {
    answers: {
      "GET /api/audit": (url: URL) =>
        url.searchParams.has("before") ? older() : { items: [entry("7", "Ada")], names: [BO], nextBefore: "7" },
      "GET /api/corpora": { items: [corpus] },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect((await screen.findByRole("alert")).textContent).toBe("More could not be loaded. Too slow.");
  expect(await entryOf("Ada")).toBeTruthy();
  isBroken = false;

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await entryOf("Bo")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in a narrow window each cell says its column, and what has nothing to say has no cell", async () => {
  givenEntry({ verb: "approve", subject: "trajectory:x", detail: { approved: true } });
  const entry = await entryOf("Ada");

  const cells = entry.getAllByRole("cell");
  expect(cells.map((cell) => cell.dataset["column"])).toEqual(["When", "Who", "Did", "To", "Detail"]);
  expect(cells[0]?.closest(".fold-rows")).toBeTruthy();
  expect(cells[2]?.textContent).toBe("approved for export");
  expect(cells[4]?.textContent).toContain("as it is stored");
  cleanup();

  givenEntry({ verb: "change_password" });
  expect((await entryOf("Ada")).getAllByRole("cell")[4]?.childElementCount).toBe(0);
});
