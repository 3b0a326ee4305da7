import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryStates } from "nuqs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { meOptions } from "@/lib/client/me";
import type { ClusterList } from "@/lib/contract/clusters";
import { PreviewSplit } from "@/lib/contract/splits";
import { builderParams } from "./builder-state";
import { givenPreview, givenSplit } from "./given-split";
import { SplitBuilder } from "./split-builder";

const CORPUS = givenCorpus();
const PREVIEW = `POST /api/corpora/${CORPUS.id}/splits/preview`;
const MAKE = `POST /api/corpora/${CORPUS.id}/splits`;
const USUAL = {
  shares: { train: 0.8, validation: 0.05, test: 0.15, never_touch: 0 },
  strata: ["bucket"],
  seed: 1,
  weigh: "problems",
};

function Page() {
  const [state, setState] = useQueryStates(builderParams, { clearOnDefault: true });

  return <SplitBuilder corpus={CORPUS} state={state} setState={(change) => void setState(change)} />;
}

function givenBuilder(answers: Readonly<Record<string, Answer>> = {}, search = "") {
  return givenApp(<Page />, { search, answers: { ...givenMe("lead"), [PREVIEW]: givenPreview(), ...answers } });
}

const refused = (code: string, detail: string) => () =>
  Response.json({ code, detail, requestId: "r-1" }, { status: 409 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what a person reviews blind is said to be in none of the counts", async () => {
  givenBuilder({ [PREVIEW]: givenPreview({ leftOut: { value: 1, isCapped: false } }) });

  expect(await screen.findByText(/1 trajectory that you review blind is in no figure\.$/)).toBeTruthy();
});

test("the name and what makes it stand with what would come of it, not under the recipe", async () => {
  givenBuilder();

  const name = await screen.findByRole("textbox", { name: "Name" });
  const preview = screen.getByRole("region", { name: "What would come of it" });
  expect(preview.parentElement?.contains(name)).toBe(true);
});

describe("the preview", () => {
  test("says what each pool would hold against its share, and each stratum", async () => {
    const { asked } = givenBuilder();

    const pools = within(await screen.findByRole("table", { name: "What the pools would hold" }));
    expect(pools.getByRole("row", { name: /train/ }).textContent).toMatch(/81\u00a0%80\u00a0%94809403?10$/);
    const strata = within(screen.getByRole("table", { name: "Shares of the pools within each stratum" }));
    expect(strata.getByRole("row", { name: /voucher/ }).textContent).toContain("83\u00a0%");
    expect(strata.queryByRole("columnheader", { name: "Never touch" })).toBeNull();
    expect(strata.getByRole("columnheader", { name: "Validation" })).toBeTruthy();
    expect(
      screen.getByText(/^A mixed cluster counts in each of its kinds and is placed by its commonest\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/120 problems in 101 clusters, within each bucket. Nothing is stored/)).toBeTruthy();
    expect(asked.find(({ key }) => key === PREVIEW)?.body).toEqual(USUAL);
  });

  test("calls no pool empty while it is shared out anew", async () => {
    const late = lateAnswer(givenPreview());
    const shares = (body: unknown) => PreviewSplit.parse(body).shares;
    givenBuilder({
      [PREVIEW]: (_: URL, body: unknown) => (shares(body).never_touch > 0 ? late.response : givenPreview()),
    });
    const table = await screen.findByRole("table", { name: "What the pools would hold" });
    const share = screen.getByRole("textbox", { name: "Share of never touch, number" });

    await userEvent.clear(share);
    await userEvent.type(share, "0.2{Enter}");

    await waitFor(() => expect(table.closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("true"));
    expect(screen.queryByRole("note")).toBeNull();
    late.letGo();
    expect((await screen.findByRole("note")).textContent).toMatch(
      /^never touch is empty: .+ A larger share or fewer strata may fill it/,
    );
  });

  test("says what a stratum was to get where it is far from it, and only there", async () => {
    const pools = [
      { pool: "train" as const, share: 0.8 },
      { pool: "test" as const, share: 0.2 },
    ];
    const strata = givenPreview().strata.map((stratum) => ({ ...stratum, pools }));
    givenBuilder({ [PREVIEW]: givenPreview({ strata }) });

    const table = within(await screen.findByRole("table", { name: "Shares of the pools within each stratum" }));
    const [train, validation, test] = [...table.getByRole("row", { name: /voucher/ }).querySelectorAll("td")].slice(2);

    expect(train?.textContent).toBe("80\u00a0%");
    expect(validation?.textContent).toBe("wanted 5\u00a0%, is 0\u00a0%");
    expect(test?.textContent).toBe("wanted 15\u00a0%, is 20\u00a0%");
  });

  test("follows the recipe, which stands in the address", async () => {
    const { asked, address } = givenBuilder();
    await screen.findByRole("table", { name: "What the pools would hold" });

    const test = screen.getByRole("textbox", { name: "Share of test, number" });
    await userEvent.clear(test);
    await userEvent.type(test, "20");
    await userEvent.click(screen.getByRole("checkbox", { name: "Miner, who submitted the agent" }));
    await userEvent.click(screen.getByRole("radio", { name: "Trajectories" }));
    const seed = screen.getByRole("textbox", { name: "Seed" });
    await userEvent.clear(seed);
    await userEvent.type(seed, "42");

    await waitFor(() =>
      expect(asked.findLast(({ key }) => key === PREVIEW)?.body).toEqual({
        shares: { ...USUAL.shares, test: 0.2 },
        strata: ["bucket", "miner"],
        seed: 42,
        weigh: "trajectories",
      }),
    );
    expect(Object.fromEntries(address())).toEqual({
      ...{ shares: "80-5-20-0", strata: "bucket,miner", seed: "42", weigh: "trajectories" },
    });
    expect(screen.getByText("They add up to 105; each pool gets its part of that.")).toBeTruthy();
  });

  test("is not asked for where no pool has a share, and nothing can be made", async () => {
    const { asked } = givenBuilder({}, "?shares=0-0-0-0");

    expect(await screen.findByText("One of the shares has to be above 0.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make the split" })).toHaveProperty("disabled", true);
    expect(asked.some(({ key }) => key === PREVIEW)).toBe(false);
  });

  const CLUSTERS = {
    ...{ items: [], total: 0, nextCursor: null, figures: { problems: 3, clusters: 0, joined: 0, largest: 0 } },
    ...{
      facets: { reasons: [], splits: [] },
      openProposals: 0,
      clusteredAt: null,
      job: null,
      lag: "clusters",
    },
  } as const satisfies ClusterList;

  test("that waits for the clusters offers to make them", async () => {
    givenBuilder({
      [PREVIEW]: refused("CONFLICT", "The leak clusters of this corpus are behind."),
      [`GET /api/corpora/${CORPUS.id}/clusters`]: CLUSTERS,
    });

    expect((await screen.findByRole("alert")).textContent).toContain("clusters of this corpus are behind");
    expect(await screen.findByRole("button", { name: "Make the clusters" })).toBeTruthy();
  });

  test("is asked for again where the clusters were made before they could be looked at", async () => {
    let asks = 0;
    const behind = refused("CONFLICT", "The leak clusters of this corpus are behind.");
    givenBuilder({
      [PREVIEW]: () => {
        asks += 1;
        return asks === 1 ? behind() : Response.json(givenPreview());
      },
      [`GET /api/corpora/${CORPUS.id}/clusters`]: { ...CLUSTERS, clusteredAt: "2026-11-20T08:00:00.000Z", lag: null },
    });

    expect(await screen.findByRole("table", { name: "What the pools would hold" })).toBeTruthy();
    expect(asks).toBe(2);
  });

  test("that fails says why and can be tried again", async () => {
    givenBuilder({ [PREVIEW]: () => Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }) });

    expect((await screen.findByRole("alert")).textContent).toContain("The preview could not be made");
    expect(screen.queryByText("Sharing the clusters out")).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("making the split", () => {
  test("needs a name, sends the recipe and opens it", async () => {
    const { asked, push } = givenBuilder({ [MAKE]: givenSplit() });
    await screen.findByRole("table", { name: "What the pools would hold" });

    await userEvent.click(screen.getByRole("button", { name: "Make the split" }));
    expect(screen.getByText("Give the split a name.")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Autumn/2");
    expect(screen.getByText(/A name has no “\/”/)).toBeTruthy();
    expect(asked.some(({ key }) => key === MAKE)).toBe(false);
    await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Autumn");
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "First");
    await userEvent.click(screen.getByRole("button", { name: "Make the split" }));

    await waitFor(() => expect(push).toHaveBeenCalledWith(`/splits/${givenSplit().id}?corpus=${CORPUS.id}`));
    expect(asked.find(({ key }) => key === MAKE)?.body).toEqual({ ...USUAL, name: "Autumn", note: "First" });
  });

  test("keeps the name in the address and the note in the tab until it is made, so that a reload has them", async () => {
    const note = async () => screen.findByRole("textbox", { name: "Note" });
    const { address } = givenBuilder({}, "?name=Autumn");
    expect(await screen.findByRole("textbox", { name: "Name" })).toHaveProperty("value", "Autumn");
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), " 2");
    await userEvent.type(await note(), "First, and more");
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ name: "Autumn 2" }));

    cleanup();
    const { push, asked } = givenBuilder({ [MAKE]: givenSplit() }, "?name=Autumn+2");
    await waitFor(async () => expect(await note()).toHaveProperty("value", "First, and more"));
    await userEvent.click(screen.getByRole("button", { name: "Make the split" }));
    await waitFor(() => expect(push).toHaveBeenCalledOnce());

    expect(asked.find(({ key }) => key === MAKE)?.body).toMatchObject({ name: "Autumn 2", note: "First, and more" });
    cleanup();
    givenBuilder();
    expect(await note()).toHaveProperty("value", "");
    expect(sessionStorage.length).toBe(0);
  });

  test("takes a note out of an address of before, where none is kept", async () => {
    const note = async () => screen.findByRole("textbox", { name: "Note" });
    const { address } = givenBuilder({}, "?name=Autumn&note=First");
    await waitFor(async () => expect(await note()).toHaveProperty("value", "First"));
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ name: "Autumn" }));
    await userEvent.type(await note(), ", and more");

    cleanup();
    givenBuilder({}, "?name=Autumn&note=First");

    await waitFor(async () => expect(await note()).toHaveProperty("value", "First, and more"));
    await userEvent.clear(await note());
  });

  test("shows nobody the note of who was signed in before", async () => {
    const note = async () => screen.findByRole("textbox", { name: "Note" });
    const { client } = givenBuilder();
    await userEvent.type(await note(), "First");
    const me = client.getQueryData(meOptions().queryKey);
    if (!me) throw new Error("nobody");

    act(() => void client.setQueryData(meOptions().queryKey, { ...me, id: crypto.randomUUID() }));
    await waitFor(async () => expect(await note()).toHaveProperty("value", ""));
    act(() => void client.setQueryData(meOptions().queryKey, me));

    await waitFor(async () => expect(await note()).toHaveProperty("value", "First"));
    await userEvent.clear(await note());
    expect(sessionStorage.length).toBe(0);
  });

  test("whose note was cleared keeps nothing of it", async () => {
    givenBuilder();
    const note = await screen.findByRole("textbox", { name: "Note" });
    await userEvent.type(note, "Fir");
    expect(JSON.stringify({ ...sessionStorage })).toContain(`split/${CORPUS.id}`);

    await userEvent.clear(note);

    expect(sessionStorage.length).toBe(0);
  });

  test("under a name that is taken says so at the name", async () => {
    givenBuilder({ [MAKE]: refused("CONFLICT", "There is a split “Autumn” in this corpus already.") });
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Autumn");
    await userEvent.click(screen.getByRole("button", { name: "Make the split" }));

    const name = await screen.findByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("There is a split “Autumn” in this corpus already.")).toBeTruthy();
  });

  test("is for leads", async () => {
    const { asked } = givenBuilder(givenMe("researcher"));

    expect(await screen.findByRole("heading", { name: "Leads make splits" })).toBeTruthy();
    expect(asked.some(({ key }) => key === PREVIEW)).toBe(false);
  });
});
