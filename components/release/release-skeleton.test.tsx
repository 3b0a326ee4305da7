import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aRelease, RELEASE_ID } from "./given-release";
import { givenForm } from "./given-release-form";
import { givenRelease } from "./given-release-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("while a form or a release is read, what stands in its place is not the list", async () => {
  givenForm({ answers: { "GET /api/filters": lateAnswer({}).response } });
  expect(await screen.findByText("Reading splits and filter versions")).toBeTruthy();
  expect(screen.queryByText("Reading the releases")).toBeNull();
  cleanup();

  givenRelease(aRelease(), { answers: { [`GET /api/releases/${RELEASE_ID}`]: lateAnswer({}).response } });
  expect(await screen.findByText("Reading the release")).toBeTruthy();
  expect(screen.queryByText("Reading the releases")).toBeNull();
});
