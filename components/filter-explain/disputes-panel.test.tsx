import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import type { Me } from "@/lib/contract/people";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { DisputesPanel } from "./disputes-panel";
import { givenDispute, givenDisputes } from "./given-differences";

const CORPUS = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenPanel(
  disputes: RuleDisputes | Response,
  role: Me["role"] = "lead",
  { search = "", labels = "blind" }: { readonly search?: string; readonly labels?: CountedLabels } = {},
) {
  const onCountAll = vi.fn();
  const props = { corpus: { id: CORPUS, name: "Arena one" }, version: givenDisputes().version, labels, onCountAll };
  const app = givenApp(<DisputesPanel {...props} />, {
    search,
    answers: {
      "GET /api/corpora": { items: [{ ...givenCorpus(), id: CORPUS }] },
      [`GET /api/corpora/${CORPUS}/rule-disputes`]: () => (disputes instanceof Response ? disputes.clone() : disputes),
      ...givenMe(role),
      "POST /api/queues/preview": { matching: 412 },
    },
  });

  return { ...app, onCountAll };
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

test("a disputed rule stands with its interval and opens its rows", async () => {
  const { asked } = givenPanel(givenDisputes());

  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText(givenDispute().says)).toBeTruthy();
  expect(row.getByText("[60 %, 98 %]")).toBeTruthy();
  expect(row.getAllByRole("link").map(filterOf)).toEqual([givenDispute().labelledFilter, givenDispute().filter]);
  expect(screen.getByTitle("The command that prints the disputed rules").textContent).toBe(
    "npm run -s assay -- filter disputes --corpus='Arena one' --filter-version=defaults-1 --json",
  );
  expect(asked[0]?.url.searchParams.get("version")).toBe(givenDisputes().version.id);
});

test("what has to be known of an interval stands in its row, and how intervals are made above all", async () => {
  const note = "It rests on 1 agent version only, so it holds for that one.";
  givenPanel(givenDisputes({ items: [givenDispute({ note }), givenDispute({ rule: "other" })] }));

  const [few, other] = await screen.findAllByRole("listitem");
  expect(few?.textContent).toContain(note);
  expect(other?.textContent).not.toContain("It rests on");
  expect(
    screen.getByText(/Brackets: 95 % intervals by Wilson’s formula over problems and agent versions/),
  ).toBeTruthy();
});

test("where labels are too few to say there is no interval, and it is said why", async () => {
  const tooFew = "Too few to say: it rests on 9 of at least 10 labels.";
  givenPanel(givenDisputes({ items: [givenDispute({ interval: null, tooFew })] }));

  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText(tooFew)).toBeTruthy();
  expect(row.queryByText(/\[/)).toBeNull();
});

test("a lead makes a queue of the rows", async () => {
  givenPanel(givenDisputes());

  expect(await screen.findByText(/A queue takes a sample of the rows that nobody has labelled yet\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Make a queue" }));

  const dialog = await screen.findByRole("dialog", { name: "Make a queue" });
  expect(within(dialog).getByText(`${givenDispute().filter} label:none`)).toBeTruthy();
  expect(within(dialog).getByDisplayValue(/^Second look, /)).toBeTruthy();
  expect(within(dialog).getByDisplayValue("50")).toBeTruthy();
});

test("of a corpus that is shown in place of one that is not here no queue is made", async () => {
  givenPanel(givenDisputes(), "lead", { search: "?corpus=somewhere-else" });

  await screen.findByRole("listitem");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Make a queue" })).toBeNull());
  expect(screen.queryByText(/A queue takes/)).toBeNull();
});

test("who may not make queues is offered none", async () => {
  givenPanel(givenDisputes(), "researcher");

  await screen.findByRole("listitem");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Make a queue" })).toBeNull());
  expect(screen.queryByText(/A queue takes/)).toBeNull();
});

test("with too few labels to say nothing is drawn, only said", async () => {
  const tooFew = "Too few to say: it rests on 2 of at least 10 labels.";
  givenPanel(givenDisputes({ items: [givenDispute({ interval: null, tooFew })] }));
  const said = await screen.findByText(tooFew);
  expect(said.closest("li")?.querySelector("[style*=width]")).toBeNull();
  cleanup();

  givenPanel(givenDisputes());
  expect((await screen.findByRole("listitem")).querySelector("[style*=width]")).not.toBeNull();
});

test("of a version that is not active nothing opens, and it is said why", async () => {
  const { version } = givenDisputes();
  const item = givenDispute({ filter: null, labelledFilter: null, rows: null });
  givenPanel(givenDisputes({ version: { ...version, name: "strict", isActive: false }, items: [item] }));

  expect(await screen.findByText(/Activate strict to open the rows/)).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("while rows are brought to the active version nothing opens, and nothing is said of queues", async () => {
  const item = givenDispute({ filter: null, labelledFilter: null, rows: null });
  const { version } = givenDisputes();
  givenPanel(givenDisputes({ version: { ...version, name: "strict", isActive: true }, items: [item] }));

  expect(await screen.findByText(/The rows open once strict has decided all of them\./)).toBeTruthy();
  expect(screen.queryByText(/A queue takes a sample/)).toBeNull();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("the weaker ones come on request", async () => {
  const items = Array.from({ length: 11 }, (_, at) => givenDispute({ rule: `rule_${at}` }));
  givenPanel(givenDisputes({ items }));

  expect(await screen.findAllByRole("listitem")).toHaveLength(8);
  await userEvent.click(screen.getByRole("button", { name: "Show all 11" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(11);
});

test("nothing labelled, nothing decided and nothing disputed are different words", async () => {
  givenPanel(givenDisputes({ items: [], labelled: 0 }));
  expect(await screen.findByText(/Nothing is labelled yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Queues" }).getAttribute("href")).toMatch(/^\/queues\?corpus=/);
  cleanup();

  givenPanel(givenDisputes({ items: [] }));
  expect(await screen.findByText(/People agree with every rule .*\(64 rows\)/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Queues" })).toBeNull();
  cleanup();

  givenPanel(givenDisputes({ items: [], labelled: 3, decided: 0 }));
  expect(await screen.findByText(/The filter left all 3 labelled rows open/)).toBeTruthy();
});

test("where no label is blind it says how many others there are and how to count them", async () => {
  const { onCountAll, asked } = givenPanel(givenDisputes({ items: [], labelled: 0, notBlind: 12 }));

  expect(
    await screen.findByText("No label here was given blind; 12 were given where the filter’s verdict could be seen."),
  ).toBeTruthy();
  expect(asked.find(({ key }) => key.endsWith("/rule-disputes"))?.url.searchParams.get("labels")).toBe("blind");
  await userEvent.click(screen.getByRole("button", { name: "Count 12 labels that are not blind" }));
  expect(onCountAll).toHaveBeenCalledOnce();
});

test("all labels are asked for and printed; of blind ones it says how many others do not count", async () => {
  givenPanel(givenDisputes({ notBlind: 12 }));
  expect(
    await screen.findByText(/^Of 64 labelled rows\. 12 labels that are not blind do not count: the reviewer had seen /),
  ).toBeTruthy();
  expect(filterOf(screen.getByRole("link", { name: "Open the 12 rows whose labels are not blind" }))).toBe(
    "-label:none blind_label:none",
  );
  cleanup();

  const { asked } = givenPanel(givenDisputes({ labels: "all", notBlind: 12 }), "lead", { labels: "all" });
  expect((await screen.findByTitle("The command that prints the disputed rules")).textContent).toMatch(
    / filter disputes .* --filter-version=defaults-1 --all-labels --json/,
  );
  expect(asked.find(({ key }) => key.endsWith("/rule-disputes"))?.url.searchParams.get("labels")).toBe("all");
  expect(screen.queryByText(/do not count/)).toBeNull();
});

test("a failure is said with its reason and can be asked again", async () => {
  const body = { code: "FORBIDDEN", detail: "Your role may not test filter versions.", requestId: "r" };
  givenPanel(Response.json(body, { status: 403 }));

  expect(await screen.findByText(/Your role may not test filter versions/)).toBeTruthy();
});
