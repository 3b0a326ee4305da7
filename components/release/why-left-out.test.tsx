import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import type { ReleasePreview } from "@/lib/contract/releases";
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

const summary = () => screen.findByText("Why approved rows are left out, and what helps");

/** The first count of a place fails until it is let go; the next one is the test's to answer. */
function givenOneBroken(next: () => unknown) {
  const counted = countedBy({ winners: 9, duplicate: 4 })["GET /api/trajectories/count"];
  let tries = 0;
  const broken = () => Response.json({ code: "INVALID", detail: "Too slow.", requestId: "r-1" }, { status: 422 });

  return givenForm({
    answers: {
      "GET /api/trajectories/count": (url: URL) => {
        if (!url.searchParams.get("filter")?.endsWith("leaves:duplicate")) return counted(url);
        tries += 1;
        return tries === 1 ? broken() : next();
      },
    },
  });
}

test("where one cannot be counted that is said, and that one alone is counted again", async () => {
  const { asked } = givenOneBroken(() => ({ count: 4 }));
  await userEvent.click(await summary());
  expect((await screen.findByText(/could not be counted\./)).textContent).toContain("Too slow.");
  const counts = () => asked.filter(({ key }) => key === "GET /api/trajectories/count").length;
  const before = counts();

  await userEvent.click(screen.getByRole("button", { name: "Count again" }));

  expect(await screen.findByRole("link", { name: "4 near-duplicates" })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/could not be counted/)).toBeNull());
  expect(counts()).toBe(before + 1);
});

test("counting again keeps the keyboard while it goes on, and hands it to the fold once it is there", async () => {
  const late = lateAnswer({ count: 4 });
  givenOneBroken(() => late.response);
  await userEvent.click(await summary());
  const button = await screen.findByRole("button", { name: "Count again" });

  await userEvent.click(button);

  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(/could not be counted/)).toBeNull();
  late.letGo();
  await screen.findByRole("link", { name: "4 near-duplicates" });
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(await summary());
});

test("counting again that fails too leaves the keyboard on its button", async () => {
  const late = lateAnswer({ code: "INVALID", detail: "Still too slow.", requestId: "r-2" }, 422);
  givenOneBroken(() => late.response);
  await userEvent.click(await summary());
  const button = await screen.findByRole("button", { name: "Count again" });
  await userEvent.click(button);

  late.letGo();

  expect((await screen.findByText(/could not be counted\./)).textContent).toContain("Still too slow.");
  expect(button.getAttribute("aria-disabled")).toBe("false");
  expect(document.activeElement).toBe(button);
});

test("a screen reader is told that reasons are counted and what came of it, beside one that could not be", async () => {
  const late = lateAnswer({ count: 9 });
  const counted = countedBy({ duplicate: 4 })["GET /api/trajectories/count"];
  const broken = () => Response.json({ code: "INVALID", detail: "Too slow.", requestId: "r-1" }, { status: 422 });
  givenForm({
    answers: {
      "GET /api/trajectories/count": (url: URL) => {
        const filter = url.searchParams.get("filter");
        if (filter?.endsWith("leaves:structure")) return broken();
        return filter?.endsWith("leaves:winners") ? late.response : counted(url);
      },
    },
  });
  const fold = (await summary()).closest("details") ?? document.body;
  const status = within(fold).getByRole("status", { hidden: true });

  await userEvent.click(await summary());

  await within(fold).findByText(/could not be counted/);
  await within(fold).findByRole("link", { name: "4 near-duplicates" });
  expect(status.textContent).toBe("Counting");
  // What is still counted does not stand as if it had rows; what could not be counted may have some.
  expect(fold.textContent).not.toContain("no success");
  expect(fold.textContent).toContain("not agentic: ");
  late.letGo();
  await vi.waitFor(() => expect(status.textContent).toBe("Left out: 9 no success; 4 near-duplicates."));
});

test("rows that the pipeline has not come to yet have a reason of their own", async () => {
  givenForm({ answers: countedBy({ none: 2 }) });

  await userEvent.click(await summary());

  expect((await screen.findByRole("link", { name: "2 not decided yet" })).parentElement?.textContent).toContain(
    "once it is brought up to date",
  );
});

test.each([
  ["was being made anew", { ...PREVIEW, selection: "being_made" as const }],
  ["left out another number", { ...PREVIEW, leftOut: { ...PREVIEW.leftOut, pipeline: 9 } }],
])("reasons follow a pipeline that %s while they are in sight", async (_, before) => {
  let preview: ReleasePreview = before;
  const [first, then] = [countedBy({ none: 2 }), countedBy({ duplicate: 2 })];
  const { client } = givenForm({
    answers: {
      [`POST ${path}/preview`]: () => preview,
      "GET /api/trajectories/count": (url: URL) =>
        (preview === before ? first : then)["GET /api/trajectories/count"](url),
    },
  });
  await userEvent.click(await summary());
  await screen.findByRole("link", { name: "2 not decided yet" });

  preview = PREVIEW;
  await client.refetchQueries({ queryKey: ["releases", "preview"] });

  expect(await screen.findByRole("link", { name: "2 near-duplicates" })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/not decided yet/)).toBeNull());
});
