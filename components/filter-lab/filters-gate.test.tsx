import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Me } from "@/lib/contract/people";
import { FiltersScreen } from "./filters-screen";
import { givenFilterList } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ME = "GET /api/me";

/** An answer to who asks that stays away until it is told to come. */
function givenLateMe(role: Me["role"]) {
  let come: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  const body = () =>
    new ReadableStream({
      async pull(stream) {
        await arrival;
        stream.enqueue(new TextEncoder().encode(JSON.stringify(givenMe(role)[ME])));
        stream.close();
      },
    });

  return { answers: { [ME]: () => new Response(body()) }, come };
}

test.each([
  ["the lab", (answers: object) => givenLab({ answers: { ...answers } })],
  [
    "the list of versions",
    (answers: object) =>
      givenApp(<FiltersScreen corpus={LAB_CORPUS} />, {
        answers: { "GET /api/filters": givenFilterList(), ...answers },
      }),
  ],
])("%s asks for nothing until it knows who asks, and for an annotator not then", async (_, open) => {
  const { answers, come } = givenLateMe("annotator");
  const { asked } = open(answers);
  expect(await screen.findByText(/^Reading the filter versions/)).toBeTruthy();
  expect(asked.map(({ key }) => key)).toEqual([ME]);

  come();

  expect(await screen.findByRole("heading", { name: "Filter versions are for researchers and leads" })).toBeTruthy();
  expect(asked.map(({ key }) => key)).toEqual([ME]);
});

test("where the rights cannot be read it says so and can be tried again", async () => {
  let isThere = false;
  givenLab({
    answers: {
      [ME]: () =>
        isThere ? givenMe("lead")[ME] : Response.json({ code: "INTERNAL", requestId: "r-3" }, { status: 500 }),
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your rights could not be read");

  isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("heading", { level: 1, name: /^Filter/ })).toBeTruthy();
});
