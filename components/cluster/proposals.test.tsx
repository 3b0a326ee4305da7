import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aCluster, aClusterJob, aClusterList, aProposal, aProposalList } from "./given-clusters";
import { API, press } from "./given-clusters-app";
import { decide, givenProposals, PROPOSALS, rows } from "./given-proposals";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows how alike two queries are, which words differ, and what accepting would do", async () => {
  givenProposals();

  await screen.findByRole("list", { name: "Proposals" });

  const [first] = rows();
  expect(first?.textContent).toContain("71\u00a0%");
  expect([...(first?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual(["with", "shade"]);
  expect(first?.textContent).toContain("Accepting makes one cluster of 4 problems.");
});

test("a long query is named by its beginning, in one line and cut between words", async () => {
  const proposal = aProposal(1);
  const a = { ...proposal.a, query: `Looking for\n a lamp, ${"made of brass, ".repeat(9)}` };
  givenProposals({ answers: { [PROPOSALS]: aProposalList([{ ...proposal, a }]) } });

  const names =
    /^Accept “Looking for a lamp, made of brass, made of brass, made of…” and “a brass lamp 1 with a shade”$/;
  expect(await screen.findByRole("button", { name: names })).toBeTruthy();
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
  await screen.findByText("No proposal is open to you");
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

  expect(await screen.findByText("No proposal is open to you")).toBeTruthy();
  expect(screen.getByText(/^There is no pair of nearly equal queries here for you to answer/)).toBeTruthy();
});
