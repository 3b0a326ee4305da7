import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Neighbours } from "@/lib/contract/trajectory-detail";
import { aDetail, aStep, givenWideWindow } from "./given-reader";
import { OpenTrajectory } from "./open-trajectory";
import { useReader } from "./reader-context";
import { ReaderPlaceMenu } from "./reader-place-menu";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [PREVIOUS, NEXT] = ["Previous trajectory of the table", "Next trajectory of the table"];

async function givenMenu(neighbours: Neighbours | undefined) {
  const header = {
    corpus: { name: "October race" },
    problem: { key: "voucher-3" },
    run: { name: "quayside 0.9" },
  };
  const onItem = vi.fn();
  givenApp(
    <OpenTrajectory detail={aDetail({ steps: [aStep(0)] })} link={{ mode: "story", layers: ["ids"] }}>
      <ReaderPlaceMenu header={header} problem="/problems/voucher-3" neighbours={neighbours} onItem={onItem} />
      <Layers />
    </OpenTrajectory>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Run quayside 0.9: where it belongs" }));

  return { onItem, menu: await screen.findByRole("menu") };
}

function Layers() {
  return <output>{useReader((state) => state.layers).join(" ")}</output>;
}

const item = (name: RegExp) => screen.getByRole("menuitem", { name });

test("the run leads to its whole name, its corpus and its problem", async () => {
  const { menu } = await givenMenu(undefined);

  expect(menu.textContent).toContain("October race");
  expect(item(/^Its problem/).getAttribute("href")).toBe("/problems/voucher-3");
});

test.each([
  [PREVIOUS, "previous", "K"],
  [NEXT, "next", "J"],
])("it leads to a row beside this one, with its key: %s", async (name, direction, key) => {
  const { onItem } = await givenMenu({ previous: crypto.randomUUID(), next: crypto.randomUUID() });
  expect(item(new RegExp(`^${name}`)).querySelector("kbd")?.textContent).toContain(key);

  await userEvent.click(item(new RegExp(`^${name}`)));

  expect(onItem.mock.calls).toEqual([[direction]]);
});

test.each([
  ["the first row", { previous: null, next: crypto.randomUUID() }, ["true", null]],
  ["the last row", { previous: crypto.randomUUID(), next: null }, [null, "true"]],
  ["one whose neighbours are not known yet", undefined, ["true", "true"]],
])("of %s it leads nowhere where there is none", async (_, neighbours, expected) => {
  await givenMenu(neighbours);

  const isOff = [PREVIOUS, NEXT].map((name) => item(new RegExp(`^${name}`)).getAttribute("aria-disabled"));
  expect(isOff).toEqual(expected);
});

test("it has the layers, of which those that are on are marked, and turns them on and off", async () => {
  await givenMenu(undefined);
  const layer = (name: RegExp) => screen.getByRole("menuitemcheckbox", { name });
  const marked = screen.getAllByRole("menuitemcheckbox", { checked: true });
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Where ids come from/)]);

  await userEvent.click(layer(/^What the judge could not see/));

  expect(screen.getByRole("status", { hidden: true }).textContent).toBe("ids horizon");
});
