import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aQueueSummary } from "@/components/queue/given-queue";
import { reviewAddress } from "@/components/queue/queue-address";
import { aRelease, CORPUS_ID, RELEASE_ID } from "./given-release";
import { givenRelease } from "./given-release-screen";

const path = `/api/releases/${RELEASE_ID}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("who reviews blind may not open it, and is led on to the review", async () => {
  const detail = "This release may hold trajectories that you review blind in a queue. Answer them first.";
  const refused = () => Response.json({ code: "FORBIDDEN", detail, requestId: "r-1" }, { status: 403 });
  givenRelease(aRelease(), {
    search: `?corpus=${CORPUS_ID}`,
    answers: { [`GET ${path}`]: refused, "GET /api/queues": { items: [aQueueSummary()], elsewhere: [] } },
  });

  expect(await screen.findByRole("heading", { name: "You may not open this release" })).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  expect((await screen.findByRole("link", { name: / in “Judge audit”$/ })).getAttribute("href")).toBe(
    reviewAddress(aQueueSummary()),
  );
  expect(screen.getByRole("link", { name: "All releases" }).getAttribute("href")).toBe(`/releases?corpus=${CORPUS_ID}`);
});
