import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aCluster, aClusterJob, aClusterList, aProposal, aProposalList } from "./given-clusters";
import { API, givenClusters } from "./given-clusters-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PROPOSALS = `GET ${API}/cluster-proposals`;
const decide = (at: number) => `POST ${API}/cluster-proposals/${aProposal(at).id}`;

function givenProposals({
  role = "lead",
  answers = {},
}: Pick<Parameters<typeof givenClusters>[0] & object, "role" | "answers"> = {}) {
  return givenClusters({
    role,
    state: { part: "proposals" },
    answers: {
      [PROPOSALS]: aProposalList([aProposal(1), aProposal(2), aProposal(3)]),
      ...Object.fromEntries([1, 2, 3].map((at) => [decide(at), { jobId: null }])),
      ...answers,
    },
  });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const rows = () => within(screen.getByRole("list", { name: "Proposals" })).getAllByRole("listitem");

test("shows how alike two queries are, which words differ, and what accepting would do", async () => {
  givenProposals();

  await screen.findByRole("list", { name: "Proposals" });

  const [first] = rows();
  expect(first?.textContent).toContain("71 %");
  expect([...(first?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual(["with", "shade"]);
  expect(first?.textContent).toContain("Accepting makes one cluster of 4 problems.");
});

test("the first press leads to a proposal, and an answer by key leads to the next open one", async () => {
  const { asked } = givenProposals();
  await screen.findByRole("list", { name: "Proposals" });

  press("a");
  expect(asked.some(({ key }) => key.startsWith("POST"))).toBe(false);
  press("a");
  press("r");

  await waitFor(() => expect(asked.filter(({ key }) => key.startsWith("POST"))).toHaveLength(2));
  expect(asked.find(({ key }) => key === decide(1))?.body).toEqual({ answer: "accepted" });
  expect(asked.find(({ key }) => key === decide(2))?.body).toEqual({ answer: "refused" });
  expect(rows().map((row) => row.textContent?.match(/✓variants|✕not variants|AcceptRefuse/)?.[0])).toEqual([
    "✓variants",
    "✕not variants",
    "AcceptRefuse",
  ]);
  expect(rows()[2]?.contains(document.activeElement)).toBe(true);
});

test("the last answer is taken back by key, and the one before by its button", async () => {
  const { asked } = givenProposals();
  await screen.findByRole("list", { name: "Proposals" });
  for (const key of ["j", "a", "r"]) press(key);

  press("u");
  const lastAnswer = () => asked.findLast(({ key }) => key.startsWith("POST"));
  await waitFor(() => expect(lastAnswer()?.body).toEqual({ answer: "open" }));
  expect(lastAnswer()?.key).toBe(decide(2));
  await userEvent.click(screen.getByRole("button", { name: /^Take back the answer to “a brass lamp 1”/ }));

  await waitFor(() => expect(screen.queryAllByText("Accept")).toHaveLength(3));
  expect(lastAnswer()?.key).toBe(decide(1));
});

test("an answer that somebody else gave otherwise meanwhile is taken away again", async () => {
  givenProposals({
    answers: {
      [decide(1)]: () =>
        Response.json({ code: "CONFLICT", detail: "Ben refused it.", requestId: "r-9" }, { status: 409 }),
    },
  });
  await screen.findByRole("list", { name: "Proposals" });

  await userEvent.click(screen.getByRole("button", { name: /^Accept “a brass lamp 1”/ }));

  await waitFor(() => expect(rows()[0]?.textContent).toContain("AcceptRefuse"));
});

test("an answered one is gone once the list is opened again", async () => {
  const isOpen = new Set([1, 2, 3]);
  givenProposals({
    answers: {
      [PROPOSALS]: () => aProposalList([...isOpen].map((at) => aProposal(at))),
      [decide(1)]: () => {
        isOpen.delete(1);
        return { jobId: null };
      },
    },
  });
  await screen.findByRole("list", { name: "Proposals" });
  await userEvent.click(screen.getByRole("button", { name: /^Refuse “a brass lamp 1”/ }));
  await screen.findByText("not variants");
  expect(rows()).toHaveLength(3);

  await userEvent.click(screen.getByRole("radio", { name: "Clusters" }));
  await screen.findByRole("table");
  await userEvent.click(screen.getByRole("radio", { name: /^Proposals/ }));

  await waitFor(() => expect(rows()).toHaveLength(2));
});

/** A server whose clusters are made anew by every accepted proposal, which is then open no more. */
function givenServer() {
  const isOpen = new Set([1, 2, 3]);
  let clusteredAt = "2026-11-20T08:00:00.000Z";
  const answered = (at: number) => ({
    [decide(at)]: () => {
      isOpen.delete(at);
      clusteredAt = `2026-11-20T09:00:0${at}.000Z`;
      return { jobId: null };
    },
  });

  return givenProposals({
    answers: {
      [`GET ${API}/clusters`]: () => aClusterList([aCluster(1)], { clusteredAt, openProposals: isOpen.size }),
      [PROPOSALS]: () => aProposalList([...isOpen].map((at) => aProposal(at))),
      ...answered(1),
      ...answered(2),
      ...answered(3),
    },
  });
}

test("accepted ones stay in their place while the clusters are made anew, and the last is taken back by key", async () => {
  const { asked } = givenServer();
  await screen.findByRole("list", { name: "Proposals" });
  const posts = () => asked.filter(({ key }) => key.startsWith("POST"));

  for (const key of ["j", "a", "a", "a"]) press(key);
  await screen.findByRole("radio", { name: "Proposals 0" });

  expect(posts()).toHaveLength(3);
  expect(asked.filter(({ key }) => key === PROPOSALS)).toHaveLength(1);
  expect(rows().map((row) => row.textContent?.includes("✓variants"))).toEqual([true, true, true]);
  expect(rows()[2]?.contains(document.activeElement)).toBe(true);
  press("u");
  await waitFor(() => expect(posts().at(-1)).toMatchObject({ key: decide(3), body: { answer: "open" } }));
  await waitFor(() => expect(rows()[2]?.textContent).toContain("AcceptRefuse"));
});

test("of several answers each that does not stay is taken away again", async () => {
  givenProposals({
    answers: {
      [decide(1)]: () => Response.json({ code: "NOT_FOUND", detail: "Gone.", requestId: "r-9" }, { status: 404 }),
    },
  });
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "r"]) press(key);

  await waitFor(() => expect(rows()[0]?.textContent).toContain("AcceptRefuse"));
  expect(rows()[1]?.textContent).toContain("✕not variants");
});

test("an answer that is taken back at once is taken back after it was kept", async () => {
  const kept = lateAnswer({ jobId: null });
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? { jobId: null } : kept.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1)).map(({ body }) => body);
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u"]) press(key);
  await waitFor(() => expect(given()).toEqual([{ answer: "accepted" }]));
  kept.letGo();

  await waitFor(() => expect(given()).toEqual([{ answer: "accepted" }, { answer: "open" }]));
});

test("an answer that was not kept takes no later answer to the same proposal away", async () => {
  const failed = lateAnswer({ code: "CONFLICT", detail: "Not now.", requestId: "r-8" }, 409);
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? { jobId: null } : failed.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1));
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u", "r"]) press(key);
  failed.letGo();
  await waitFor(() => expect(given()).toHaveLength(3));

  expect(rows()[0]?.textContent).toContain("✕not variants");
  press("u");
  await waitFor(() => expect(given().at(-1)?.body).toEqual({ answer: "open" }));
});

test("a list without rows brings the proposals that a job made", async () => {
  let made = aClusterList([aCluster(1)], { job: aClusterJob() });
  let proposals = aProposalList([]);
  givenProposals({
    answers: {
      [`GET ${API}/clusters`]: () => made,
      [`GET /api/jobs/${aClusterJob().id}`]: aClusterJob(),
      [PROPOSALS]: () => proposals,
    },
  });
  await screen.findByText("No proposal is open");
  proposals = aProposalList([aProposal(1)]);
  made = aClusterList([aCluster(1)], { clusteredAt: "2026-11-20T09:00:00.000Z" });

  await waitFor(() => expect(rows()).toHaveLength(1), { timeout: 5000 });
});

test("a researcher reads them without deciding", async () => {
  const { asked } = givenProposals({ role: "researcher" });
  await screen.findByText("Your role may not change leak clusters. Ask a lead to do it.");

  for (const key of ["j", "a"]) press(key);

  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(asked.some(({ key }) => key.startsWith("POST"))).toBe(false);
});

test("lists of accepted and refused ones are a press away", async () => {
  const { asked } = givenProposals();
  await screen.findByRole("list", { name: "Proposals" });

  await userEvent.click(screen.getByRole("radio", { name: "Refused" }));

  await waitFor(() => expect(asked.some(({ url }) => url.searchParams.get("state") === "refused")).toBe(true));
});

test("as many as are kept at once say that there may be more, and fewer do not", async () => {
  const list = { ...aProposalList([aProposal(1)]), total: 10_000 };
  givenProposals({ answers: { [PROPOSALS]: list } });
  expect(await screen.findByText(/^These are the 10,000 most alike\. There may be more/)).toBeTruthy();
  cleanup();

  givenProposals({ answers: { [PROPOSALS]: { ...list, total: 9999 } } });
  await screen.findByText("Showing 1 of 9,999");
  expect(screen.queryByText(/There may be more/)).toBeNull();
});

test("without any the screen says where they come from", async () => {
  givenProposals({ answers: { [PROPOSALS]: aProposalList([]) } });

  expect(await screen.findByText("No proposal is open")).toBeTruthy();
});
