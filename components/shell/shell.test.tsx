import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HOTKEYS } from "@/lib/client/hotkeys";
import { useMe } from "@/lib/client/use-me";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";
import { SCREENS } from "./screens";
import { Shell } from "./shell";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(SCREENS)("the key of $name goes there", ({ key, path }) => {
  const { push } = givenApp(<Shell>Page</Shell>, {
    answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } },
  });

  for (const press of HOTKEYS[key].keys[0].split(" ")) fireEvent.keyDown(document.body, { key: press });

  expect(push).toHaveBeenLastCalledWith(path);
});

test("what is typed before the palette is drawn is typed into it, and Enter chooses", async () => {
  const { push } = givenApp(<Shell>Page</Shell>, {
    answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } },
  });

  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  for (const key of [..."imports", "Enter"]) fireEvent.keyDown(document.body, { key });

  await waitFor(() => expect(push).toHaveBeenLastCalledWith("/imports"));
});

test.each([
  ["annotator", ["Judge", "Filters", "Clusters", "Splits", "Releases"]],
  ["researcher", []],
] as const)("the rail shows a %s only the screens that the role opens", async (role, closed) => {
  givenApp(
    <Shell>
      <Role />
    </Shell>,
    { answers: { ...givenMe(role), "GET /api/corpora": { items: [] } } },
  );
  // All of them show until the role is known.
  await screen.findByText(role);

  const rail = within(screen.getByRole("navigation", { name: "Screens" }));
  const open = SCREENS.map(({ name }) => name).filter((name) => !closed.some((one) => one === name));
  expect(rail.getAllByRole("listitem").map((item) => item.textContent)).toEqual(open);
});

function Role() {
  return useMe()?.role;
}

test("what could not be read again is told at the foot of every screen", async () => {
  let isBroken = false;
  const broken = () => Response.json({ code: "INTERNAL", detail: "Too slow.", requestId: "r-1" }, { status: 500 });
  const { client } = givenApp(
    <Shell>
      <main>
        <Role />
      </main>
    </Shell>,
    { answers: { "GET /api/me": () => (isBroken ? broken() : givenMe("lead")["GET /api/me"]) } },
  );
  await screen.findByText("lead");
  isBroken = true;

  await client.refetchQueries();

  const line = await screen.findByText(/^Part of this screen could not be read again and is from before\. Too slow\.$/);
  expect(line.closest("div")?.previousElementSibling).toBe(screen.getByRole("main"));
});
