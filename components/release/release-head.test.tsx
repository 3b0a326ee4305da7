import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { aRelease, RELEASE_ID } from "./given-release";
import { ReleaseHead } from "./release-head";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a name that the header cuts is read in full on hover", async () => {
  const name = "A release with a name as long as the field lets a person type, which is eighty";
  givenApp(<ReleaseHead id={RELEASE_ID} />, {
    answers: { ...givenMe("lead"), [`GET /api/releases/${RELEASE_ID}`]: aRelease({ name, number: 2 }) },
  });

  const title = await screen.findByRole("heading", { level: 1, name: `#2 ${name}` });
  expect(title.title).toBe(`#2 ${name}`);
});
