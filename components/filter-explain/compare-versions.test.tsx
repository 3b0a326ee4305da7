import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenDefaults, givenStrict } from "@/components/filter-lab/given-filters";
import { givenApp } from "@/components/shell/given-app";
import type { FilterVersion } from "@/lib/contract/filters";
import { CompareVersions } from "./compare-versions";
import { givenDifference } from "./given-differences";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const [own, strict] = [givenDefaults(), givenStrict()];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenControl(items: readonly FilterVersion[], difference: unknown = givenDifference(), search = "") {
  return givenApp(<CompareVersions trajectory={ID} corpus={ID} hash={own.hash} />, {
    search,
    answers: {
      "GET /api/filters": { items, active: own.id, activations: [] },
      [`GET /api/trajectories/${ID}/filter-difference`]: difference,
    },
  });
}

test("another version says what it would answer, which threshold decides, and why", async () => {
  const { asked } = givenControl([strict, own]);

  await userEvent.click(await screen.findByRole("button", { name: "Compare versions of the filter" }));

  expect(await screen.findByText(givenDifference().why)).toBeTruthy();
  expect(screen.getByText("agentic")).toBeTruthy();
  expect(screen.getByText("review")).toBeTruthy();
  expect(screen.getByTitle("Neither the model nor code made most of the calls")).toBeTruthy();
  expect(screen.getByText("coefficient 0.7375")).toBeTruthy();
  const changes = within(screen.getByRole("list", { name: "Thresholds that differ" })).getAllByRole("listitem");
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    "Agentic share0.8 → 0.9●decides",
    "Cap per problemoff → 40depends on other trajectories",
  ]);
  const { searchParams } = asked.find(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
  expect([searchParams.get("from"), searchParams.get("to")]).toEqual([own.id, strict.id]);
});

test("where others decide too, each version says where it lets it go, and who takes its place", async () => {
  const difference = givenDifference();
  const [kept, alike] = [
    { stage: "kept", why: "It passes every stage; its rank is 2.4.", other: null },
    {
      ...{ stage: "duplicate", why: "It makes the same calls as another attempt at its problem." },
      other: { id: crypto.randomUUID(), run: "night 2", rollout: 7 },
    },
  ];
  const [from, to] = [
    { ...difference.from, leaves: kept },
    { ...difference.to, leaves: alike },
  ];
  givenControl([strict, own], { ...difference, from, to });
  await userEvent.click(await screen.findByRole("button", { name: "Compare versions of the filter" }));

  expect((await screen.findByText("kept")).closest("[title]")?.getAttribute("title")).toBe(kept.why);
  expect(screen.getByText("near-duplicate").closest("[title]")?.getAttribute("title")).toBe(alike.why);
  expect(screen.getByRole("link", { name: "night 2 #7" }).getAttribute("href")).toBe(
    `/trajectories/${alike.other?.id}`,
  );
});

test("any two versions can be compared, also where neither decided", async () => {
  const third = { ...strict, id: "00000000-0000-4000-8000-000000000003", name: "third", hash: "c".repeat(64) };
  const { asked } = givenControl([strict, own, third]);
  await userEvent.click(await screen.findByRole("button", { name: "Compare versions of the filter" }));

  await userEvent.click(screen.getByRole("combobox", { name: "Filter version" }));
  expect(screen.queryByRole("option", { name: new RegExp(strict.name) })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: /third/ }));

  await vi.waitFor(() => {
    const { searchParams } =
      asked.findLast(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
    expect([searchParams.get("from"), searchParams.get("to")]).toEqual([third.id, strict.id]);
  });
});

test("nothing is asked of the difference before the control is opened", async () => {
  const { asked } = givenControl([strict, own]);

  await screen.findByRole("button", { name: "Compare versions of the filter" });
  expect(asked.map(({ key }) => key)).toEqual(["GET /api/filters"]);
});

test("where there is one version there is nothing to compare with", async () => {
  const { asked } = givenControl([own]);

  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a comparison that fails says why and can be asked again", async () => {
  const body = { code: "FORBIDDEN", detail: "You review this trajectory blind.", requestId: "r" };
  givenControl([strict, own], () => Response.json(body, { status: 403 }));

  await userEvent.click(await screen.findByRole("button", { name: "Compare versions of the filter" }));

  expect(await screen.findByText("You review this trajectory blind.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /again/ })).toBeTruthy();
});

test("the address keeps what is compared, so that a reload shows it again", async () => {
  const { address, unmount } = givenControl([strict, own]);
  await userEvent.click(await screen.findByRole("button", { name: "Compare versions of the filter" }));
  await vi.waitFor(() => expect(address().get("versions")).toBe(`${own.id},${strict.id}`));
  unmount();

  const { asked } = givenControl([strict, own], undefined, `?versions=${strict.id},${own.id}`);

  expect(await screen.findByText(givenDifference().why)).toBeTruthy();
  const { searchParams } = asked.find(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
  expect([searchParams.get("from"), searchParams.get("to")]).toEqual([strict.id, own.id]);
});

test.each(["", `${own.id},${own.id}`, `${own.id},gone`])(
  "an address that says “%s” compares the first two",
  async (said) => {
    const { asked } = givenControl([strict, own], undefined, `?versions=${said}`);

    expect(await screen.findByText(givenDifference().why)).toBeTruthy();
    const { searchParams } = asked.find(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
    expect([searchParams.get("from"), searchParams.get("to")]).toEqual([own.id, strict.id]);
  },
);

test("a draft that the address names is compared with a version, also where there is one alone, and can be left", async () => {
  const difference = givenDifference();
  const answer = { ...difference, to: { ...difference.to, version: { id: own.id, name: own.name }, isDraft: true } };
  const search = `?versions=${own.id},${own.id}&draft=agenticShare:0.9`;
  const { asked, address } = givenControl([own], answer, search);

  const says = await screen.findAllByRole("term");
  expect(says.map(({ textContent }) => textContent)).toEqual([own.name, "the draft"]);
  const { searchParams } = asked.find(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
  expect(["from", "to", "draft"].map((name) => searchParams.get(name))).toEqual([own.id, own.id, "agenticShare:0.9"]);
  expect(screen.getByRole("combobox", { name: "Filter version against it" }).textContent).toBe(
    `Draft over ${own.name}`,
  );

  await userEvent.click(screen.getByRole("button", { name: "Compare versions of the filter" }));
  await vi.waitFor(() => expect([address().get("versions"), address().get("draft")]).toEqual([null, null]));

  await userEvent.click(screen.getByRole("button", { name: "Compare versions of the filter" }));
  await vi.waitFor(() => expect(address().get("draft")).toBe("agenticShare:0.9"));
});

test("a draft that says what the version has already is none", async () => {
  const search = `?versions=${own.id},${strict.id}&draft=agenticShare:${strict.thresholds.agenticShare}`;
  const { asked } = givenControl([strict, own], undefined, search);

  expect(await screen.findByText(givenDifference().why)).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Filter version against it" }).textContent).toBe(strict.name);
  const { searchParams } = asked.find(({ key }) => key.endsWith("filter-difference"))?.url ?? new URL("http://none");
  expect(searchParams.get("draft") ?? "").toBe("");
});

test("choosing a saved version in the place of a draft drops the draft", async () => {
  const { address } = givenControl([strict, own], undefined, `?versions=${own.id},${own.id}&draft=agenticShare:0.9`);

  await userEvent.click(await screen.findByRole("combobox", { name: "Filter version against it" }));
  await userEvent.click(await screen.findByRole("option", { name: /strict/ }));

  await vi.waitFor(() => expect(address().get("versions")).toBe(`${own.id},${strict.id}`));
  expect(address().get("draft")).toBeNull();
});
