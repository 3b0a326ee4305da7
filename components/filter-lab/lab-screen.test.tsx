import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AskWhatIf } from "@/lib/contract/what-if";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

const WHAT_IF = `POST /api/corpora/${LAB_CORPUS.id}/what-if`;

type Lab = ReturnType<typeof givenLab>;
const questions = ({ asked }: Lab) =>
  asked.filter(({ key }) => key === WHAT_IF).map(({ body }) => AskWhatIf.parse(body));
const slider = (name: string) => screen.findByRole("slider", { name });
const slide = async (name: string, value: string) => fireEvent.change(await slider(name), { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("moving a setting", () => {
  test("the main result stands first, then what it rests on", async () => {
    givenLab();

    expect(
      await screen.findByText(
        /^412 would enter, 96 would leave; against 1,204 labels precision 91\.0 % \(88\.0 to 93\.0\) instead of 87\.0 %/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/146,000 trajectories from stored signals in 212 ms/)).toBeTruthy();
  });

  test("each group of settings says what of it the paper publishes and what is ours", async () => {
    givenLab();

    expect(await screen.findByText(/The paper publishes none of them: these are ours\./)).toBeTruthy();
    expect(screen.getByText("Ours: the paper names none.")).toBeTruthy();
  });

  test("it is asked of the server against the active version, and stands in the address", async () => {
    const lab = givenLab();
    await screen.findByText(/would leave;/);

    await slide("Agentic share", "0.9");

    await waitFor(() => expect(questions(lab).at(-1)?.thresholds.agenticShare).toBe(0.9));
    expect(questions(lab).at(-1)?.base).toBe(givenDefaults().id);
    expect(lab.address().get("draft")).toBe("agenticShare:0.9");
    expect(screen.getByText(/Agentic share 0.8 → 0.9/)).toBeTruthy();
  });

  test("of several steps in a row only the last is asked", async () => {
    const lab = givenLab();
    await screen.findByText(/would leave;/);

    const share = await slider("Agentic share");
    // In one go: between them no time passes in which the rest before asking could end.
    for (const value of ["0.85", "0.88", "0.9"]) fireEvent.change(share, { target: { value } });

    await waitFor(() => expect(questions(lab).at(-1)?.thresholds.agenticShare).toBe(0.9));
    expect(questions(lab).map(({ thresholds }) => thresholds.agenticShare)).toEqual([0.8, 0.9]);
  });

  test("the answer before stays, greyed, until the next one is there", async () => {
    let answer: (whatIf: unknown) => void = () => undefined;
    const later = new Promise((resolve) => {
      answer = resolve;
    });
    const lab = givenLab({
      answers: {
        [WHAT_IF]: (_: URL, body: unknown) =>
          AskWhatIf.parse(body).thresholds.agenticShare === 0.8
            ? givenWhatIf()
            : new Response(
                new ReadableStream({
                  async pull(stream) {
                    await later;
                    const next = givenWhatIf({ entered: { count: 7, samples: [] } });
                    stream.enqueue(new TextEncoder().encode(JSON.stringify(next)));
                    stream.close();
                  },
                }),
              ),
      },
    });
    const sentence = await screen.findByText(/^412 would enter,/);

    await slide("Agentic share", "0.9");
    await waitFor(() => expect(questions(lab)).toHaveLength(2));

    expect(sentence.closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByText(/^412 would enter,/)).toBeTruthy();
    answer(undefined);
    expect((await screen.findByText(/^7 would enter,/)).closest("[aria-busy]")?.getAttribute("aria-busy")).toBe(
      "false",
    );
  });

  test("what is off can be switched on, and a rule off", async () => {
    const { address } = givenLab();

    await userEvent.click(await screen.findByRole("checkbox", { name: "Cap per problem on" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Reject R4 on" }));

    expect(address().get("draft")).toBe("rejects.R4:off,capPerProblem:40");
  });

  test("how like thoughts have to be is asked only where thoughts are compared", async () => {
    givenLab();
    await screen.findByRole("radio", { name: "Thoughts" });
    expect(screen.queryByRole("slider", { name: "Similarity of thoughts" })).toBeNull();

    await userEvent.click(screen.getByRole("radio", { name: "Thoughts" }));

    expect(await slider("Similarity of thoughts")).toBeTruthy();
    expect(await slider("Kept of each group")).toBeTruthy();
  });

  test("one setting or all go back to the saved version", async () => {
    const { address } = givenLab({ search: "?draft=agenticShare:0.9,tokenBudget:8192" });

    await userEvent.click(await screen.findByRole("button", { name: "Reset agentic share to 0.8" }));
    expect(address().get("draft")).toBe("tokenBudget:8192");
    await userEvent.click(screen.getByRole("button", { name: "Reset all" }));

    expect(address().get("draft")).toBeNull();
    expect(screen.queryByText(/Unsaved draft/)).toBeNull();
  });

  test("settings that cannot be used together say so and ask for nothing", async () => {
    const lab = givenLab({ search: "?draft=subTaskShare:0.85" });

    expect((await screen.findByRole("alert")).textContent).toContain(
      "The sub-task share (0.85) has to lie below the agentic share (0.8).",
    );
    expect(questions(lab)).toEqual([]);
    expect(screen.queryByRole("button", { name: "Save as a new version" })).toBeNull();
  });
});

describe("the address", () => {
  test("a link opens the same draft, without what it cannot read", async () => {
    const lab = givenLab({ search: "?draft=agenticShare:0.9,rejects.R1:maybe,temperature:1" });

    await waitFor(() =>
      expect(questions(lab).at(-1)?.thresholds).toEqual({ ...DEFAULT_THRESHOLDS, agenticShare: 0.9 }),
    );
    expect((await screen.findByText(/Unsaved draft/)).parentElement?.textContent).toContain("Agentic share 0.8 → 0.9.");
    const ignored = screen.getByText(/^Ignored in the draft of this address/);
    expect(ignored.textContent).toMatch(/: rejects\.R1:maybe, temperature:1\.$/);

    await slide("Agentic share", "0.85");
    expect(screen.queryByText(/^Ignored in the draft/)).toBeNull();
  });

  test("the version is named by its id, its hash or as the active one", async () => {
    const { unmount } = givenLab({ named: givenStrict().hash });
    expect(await screen.findByRole("heading", { level: 1, name: "Filter strict" })).toBeTruthy();
    unmount();

    givenLab({ named: givenDefaults().id });
    expect(await screen.findByRole("heading", { level: 1, name: "Filter defaults-1" })).toBeTruthy();
  });

  test("a version that is not there is said, with the way to those that are", async () => {
    givenLab({ named: "4711" });

    expect(await screen.findByRole("heading", { name: "There is no such filter version" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "All filter versions" })).toBeTruthy();
  });

  test("it can be compared with another version than the active one", async () => {
    const lab = givenLab({ search: `?against=${givenStrict().id}` });

    await waitFor(() => expect(questions(lab).at(-1)?.base).toBe(givenStrict().id));
    expect((await screen.findAllByText("before: “strict”")).length).toBeGreaterThan(0);
  });
});

describe("the figures", () => {
  test("verdicts before and after, and from where to where", async () => {
    givenLab();

    const verdicts = within(await screen.findByRole("table", { name: "Trajectories by verdict, before and after" }));
    expect(verdicts.getByRole("row", { name: /agentic/ }).textContent).toContain("41,20841,524+316");
    const moved = within(screen.getByRole("table", { name: "Trajectories whose verdict changes" }));
    expect(moved.getAllByRole("row")[1]?.textContent).toContain("412");
  });

  test("samples open the reader and say why they enter or leave", async () => {
    givenLab();

    const link = await screen.findByRole("link", { name: /brass lamp/ });
    expect(link.getAttribute("href")).toMatch(/^\/trajectories\/2f0e7c2a-/);
    expect(link.textContent).toContain("Review before, agentic now");
  });

  test("the mix is by what is chosen, and what has no rows is not offered", async () => {
    const { address } = givenLab();

    expect(await screen.findByRole("table", { name: "Kept trajectories by bucket, before and after" })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Suite" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Miner" }));

    expect(address().get("mix")).toBe("miner");
    expect(screen.getByText("31 others: 13,000 before, 13,216 after.")).toBeTruthy();
  });

  test("labels have both confusions side by side and name the rows that flip", async () => {
    givenLab({ search: "?part=labels" });

    const before = within(await screen.findByRole("table", { name: "People’s label by the filter’s answer, before" }));
    const after = within(screen.getByRole("table", { name: "People’s label by the filter’s answer, after" }));
    expect(before.getByRole("row", { name: /^agentic/ }).textContent).toContain("✓ 600");
    expect(after.getByRole("row", { name: /^agentic/ }).textContent).toContain("✓ 629");
    const flips = within(screen.getByRole("table", { name: "Labelled trajectories whose answer changes" }));
    expect(flips.getByRole("row", { name: /oak shelf/ }).textContent).toContain("comes to agree");
    expect(flips.getByRole("row", { name: /tin box/ }).textContent).toContain("comes to differ");
    expect(screen.getByText("Showing 2 of 31, those that come to agree with people first.")).toBeTruthy();
  });

  test("without labels it says how to get some, and draws no empty table", async () => {
    const none = { value: null, reason: "No label in this corpus.", n: 0 } as const;
    const scores = { confusion: [], precision: none, recall: none, f1: none };
    const labelled = { n: 0, before: scores, after: scores, flipped: 0, flips: [] };
    givenLab({ search: "?part=labels", answers: { [WHAT_IF]: givenWhatIf({ labelled }) } });

    expect(await screen.findByRole("heading", { name: "Nobody has labelled any of these" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("a researcher whose draft cannot be used is told of that alone", async () => {
    givenLab({ role: "researcher", search: "?draft=agenticShare:0.1" });

    expect(await screen.findByText(/^Mend the settings/)).toBeTruthy();
    expect(screen.queryByText(/Your role may not/)).toBeNull();
  });

  test("settings that are those of the other version say so", async () => {
    givenLab();

    expect(await screen.findByText(/These are the settings of “defaults-1”: move one/)).toBeTruthy();
    await slide("Agentic share", "0.9");

    await waitFor(() => expect(screen.queryByText(/These are the settings of/)).toBeNull());
  });

  test("the command line prints the same", async () => {
    givenLab({ search: "?draft=agenticShare:0.9" });

    expect(
      (
        await screen.findAllByText(
          /npm run -s assay -- filter what-if --corpus=.* --base=defaults-1 --set=agenticShare=0.9 --json/,
        )
      ).length,
    ).toBeGreaterThan(0);
  });

  test("what is reviewed blind, and what is not compared yet, is said", async () => {
    givenLab({ answers: { [WHAT_IF]: givenWhatIf({ leftOut: 12, notCompared: 30 }) } });

    expect(await screen.findByText(/12 trajectories that you review blind are in no figure/)).toBeTruthy();
    expect(screen.getByText(/30 are not compared with others yet/)).toBeTruthy();
  });

  test("a refusal of the server says why and can be tried again", async () => {
    const refusal = () =>
      Response.json({ code: "INVALID", detail: "The base is not there.", requestId: "r-7" }, { status: 400 });
    givenLab({ answers: { [WHAT_IF]: refusal } });

    expect((await screen.findByRole("alert")).textContent).toContain("The base is not there.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

test("an annotator is told why there is nothing here, and nothing is asked", async () => {
  const lab = givenLab({ role: "annotator" });

  expect(await screen.findByRole("heading", { name: "Filter versions are for researchers and leads" })).toBeTruthy();
  expect(screen.getByText(/Your role is annotator/)).toBeTruthy();
  expect(questions(lab)).toEqual([]);
});

test("the keys of the lab go from part to part", async () => {
  const { address } = givenLab({ list: givenFilterList() });
  await screen.findByText(/would leave;/);

  await userEvent.keyboard("]");
  expect(address().get("part")).toBe("labels");
  // A bracket begins the name of a key, unless it is doubled.
  await userEvent.keyboard("[[");

  expect(address().get("part")).toBeNull();
});
