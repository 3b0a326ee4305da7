import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenForm, PREVIEW, path } from "./given-release-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const countedBy = (counts: Readonly<Record<string, number>>) => ({
  "GET /api/trajectories/count": (url: URL) => {
    const stage = Object.keys(counts).find((name) => url.searchParams.get("filter")?.endsWith(`leaves:${name}`));
    return { count: stage === undefined ? 0 : counts[stage] };
  },
});

test("why approved rows are left out is counted for whoever asks, with what helps of each reason that has rows", async () => {
  const { asked } = givenForm({ answers: countedBy({ winners: 9, "problem_cap,miner_cap": 3 }) });
  const why = await screen.findByText("Why approved rows are left out, and what helps");
  expect(asked.some(({ key }) => key === "GET /api/trajectories/count")).toBe(false);

  await userEvent.click(why);

  const link = await screen.findByRole("link", { name: "9 no success" });
  expect(new URL(link.getAttribute("href") ?? "", "http://x").searchParams.get("filter")).toBe(
    `${PREVIEW.pipelineFilter} leaves:winners`,
  );
  expect(link.parentElement?.textContent).toContain("which no label or approval changes");
  expect((await screen.findByRole("link", { name: "3 over a cap" })).parentElement?.textContent).toContain(
    "raise the cap",
  );
  await vi.waitFor(() => expect(screen.queryByText(/A person has to label them agentic/)).toBeNull());
});

test("where nothing is left the reasons are unfolded, all of them where nobody can count by the stored pipeline", async () => {
  const nothing = { ...PREVIEW, pools: [], refused: "A person has to label all of them.", pipelineFilter: null };
  givenForm({ answers: { [`POST ${path}/preview`]: nothing } });

  const why = await screen.findByText("Why approved rows are left out, and what helps");
  expect(why.closest("details")?.open).toBe(true);
  const reasons = within(why.closest("details") ?? document.body).getAllByRole("listitem");
  expect(reasons.map(({ textContent }) => textContent?.split(":")[0])).toEqual([
    "no success",
    "below the coefficient gate, or not judged",
    "against a format rule",
    "near-duplicates",
    "not agentic",
    "over a cap",
  ]);
  expect(screen.getByRole("alert").textContent).toContain("all that matches is left out, as counted above");
});

test("where they cannot be counted that is said, with another try", async () => {
  const counted = countedBy({ winners: 9 })["GET /api/trajectories/count"];
  let isBroken = true;
  const broken = () => Response.json({ code: "INVALID", detail: "Too slow.", requestId: "r-1" }, { status: 422 });
  givenForm({ answers: { "GET /api/trajectories/count": (url: URL) => (isBroken ? broken() : counted(url)) } });
  await userEvent.click(await screen.findByText("Why approved rows are left out, and what helps"));
  expect((await screen.findByText(/They could not be counted\./)).textContent).toContain("Too slow.");

  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Count again" }));

  expect(await screen.findByRole("link", { name: "9 no success" })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/They could not be counted/)).toBeNull());
});
