import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MIX_DIMENSIONS } from "@/lib/domain/lab-figure";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES } from "@/lib/domain/threshold-fields";
import { givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS, questions, slide, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

const EVERYTHING_ON = "?draft=coefficientGate:0.7,dedup.measure:thoughts,capPerProblem:40,capPerMiner:1000";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every threshold of a version has its setting, and what is not published is said to be ours", async () => {
  givenLab({ search: EVERYTHING_ON });

  await screen.findByRole("group", { name: "Agentic share" });
  const names = THRESHOLD_NAMES.map((name) =>
    name === "dedup.measure" ? "The same by" : THRESHOLD_FIELDS[name].words,
  );
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(names),
  );
  expect(
    screen.getByText(/budget of 14,336 tokens are published; that Qwen3’s tokenizer counts them is ours/),
  ).toBeTruthy();
});

test("precision, recall and F1 stand before and after with their intervals", async () => {
  givenLab({ search: "?part=labels" });

  const scores = within(await screen.findByRole("table", { name: "Precision, recall and F1, before and after" }));
  const cellsOf = (name: RegExp) =>
    within(scores.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);

  expect(cellsOf(/^Precision/)).toEqual(["87.0\u00a0% 84.0 to 90.0of 690", "91.0\u00a0% 88.0 to 93.0of 690"]);
  expect(cellsOf(/^Recall/)).toEqual(["80.0\u00a0% 77.0 to 83.0of 700", "80.0\u00a0% 77.0 to 83.0of 700"]);
  expect(cellsOf(/^F1/)).toEqual(["85.0\u00a0% 82.0 to 87.0of 1,204", "85.0\u00a0% 82.0 to 87.0of 1,204"]);
});

test("whether the flips are more than chance is said with their test, and what to know of an interval once", async () => {
  const { labelled, ...whatIf } = givenWhatIf();
  const note = "It rests on 4 agent versions only, so it holds for those.";
  const noted = (side: typeof labelled.before) => ({ ...side, recall: { ...side.recall, note } });
  givenLab({
    search: "?part=labels",
    answers: {
      [WHAT_IF]: { ...whatIf, labelled: { ...labelled, before: noted(labelled.before), after: noted(labelled.after) } },
    },
  });

  expect(
    await screen.findByText(
      "Better by more than chance: agreement gained on 29 labels and lost on 2 (24 problems for it, 2 against; exact sign test, p under 0.0001). Of many drafts some are, by chance alone.",
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^95 % intervals by Wilson’s formula/)).toBeTruthy();
  expect(screen.getByText(`Recall before, Recall after: ${note}`)).toBeTruthy();
});

test("who would enter and who would leave have samples of their own, each with its reason", async () => {
  givenLab();

  const [entered, left] = [
    within(await screen.findByRole("region", { name: "412 would enter" })),
    within(screen.getByRole("region", { name: "96 would leave" })),
  ];
  expect(entered.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "brass lampNight run#rollout 1success. Review before, agentic now: 0.78 of its calls",
  ]);
  expect(left.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "yoga matNight run#rollout 2success. Agentic before, review now: 0.82 of its calls",
  ]);
});

test("what becomes of each pool of a split stands in the mix, and the address says that it is looked at", async () => {
  const { mix, ...rest } = givenWhatIf();
  const pools = {
    by: "split" as const,
    rows: [{ value: "main/train", before: 700, after: 712, entered: 15, left: 3 }],
    others: { values: 0, before: 0, after: 0 },
  };
  const { address } = givenLab({ answers: { [WHAT_IF]: { ...rest, mix: [...mix, pools] } } });

  await userEvent.click(await screen.findByRole("radio", { name: "Split and pool" }));

  const table = within(screen.getByRole("table", { name: "Kept trajectories by split and pool, before and after" }));
  expect(table.getByRole("row", { name: /^main\/train/ }).textContent).toBe("main/train700712+12153");
  expect(address().get("mix")).toBe("split");
  expect(screen.queryByRole("table", { name: /by bucket/ })).toBeNull();
});

test.each([
  ["bucket", "Bucket"],
  ["miner", "Miner"],
  ["agent", "Agent version"],
  ["suite", "Suite"],
  ["split", "Split and pool"],
] as const)("an address opens the mix by %s", async (by, name) => {
  const rows = [{ value: "one", before: 7, after: 8, entered: 1, left: 0 }];
  const mix = MIX_DIMENSIONS.map((choice) => ({ by: choice, rows, others: { values: 0, before: 0, after: 0 } }));
  givenLab({ search: `?mix=${by}`, answers: { [WHAT_IF]: givenWhatIf({ mix }) } });

  expect(await screen.findByRole("radio", { name })).toHaveProperty("checked", true);
});

test("over a version that is not the active one the draft is what differs from that version alone", async () => {
  const { address } = givenLab({ named: givenStrict().id });

  fireEvent.change(await screen.findByRole("slider", { name: "Agentic share" }), { target: { value: "0.85" } });

  await waitFor(() => expect(address().get("draft")).toBe("agenticShare:0.85"));
  expect(screen.getByText(/Agentic share 0\.9 → 0\.85\.$/)).toBeTruthy();
});

test("while settings are tried nothing is written: questions alone are sent", async () => {
  const { asked } = givenLab();
  await screen.findByText(/would leave\.$/);

  fireEvent.change(screen.getByRole("slider", { name: "Agentic share" }), { target: { value: "0.9" } });
  await userEvent.click(screen.getByRole("checkbox", { name: "Reject R4 on" }));
  await waitFor(() => expect(asked.filter(({ key }) => key === WHAT_IF).length).toBeGreaterThan(1));

  expect(new Set(asked.flatMap(({ key }) => (key.startsWith("GET ") ? [] : [key])))).toEqual(new Set([WHAT_IF]));
});

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
  expect(link.getAttribute("href")).toBe(
    `/trajectories/${givenWhatIf().entered.samples[0]?.id}?corpus=${LAB_CORPUS.id}`,
  );
  expect(link.textContent).toContain("Review before, agentic now");
});

test("the mix is by what is chosen, and what has no rows is not offered", async () => {
  const { address } = givenLab();

  expect(await screen.findByRole("table", { name: "Kept trajectories by bucket, before and after" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Suite" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Miner" }));

  expect(address().get("mix")).toBe("miner");
  expect(screen.getByText(/A miner is who submitted the agent\.$/)).toBeTruthy();
  expect(screen.getByText(/^31 others:/).textContent).toBe("31 others: 13,000 before, 13,216 after.");
});

test("labels have both confusions side by side and name the rows that flip", async () => {
  givenLab({ search: "?part=labels" });

  const before = within(await screen.findByRole("table", { name: "People’s label by the filter’s answer, before" }));
  const after = within(screen.getByRole("table", { name: "People’s label by the filter’s answer, after" }));
  expect(before.getByRole("row", { name: /^agentic/ }).textContent).toContain("✓ 600");
  expect(after.getByRole("row", { name: /^agentic/ }).textContent).toContain("✓ 629");
  const flips = within(screen.getByRole("table", { name: "Labelled trajectories whose answer changes" }));
  expect(flips.getByRole("row", { name: /oak shelf/ }).textContent).toContain("comes to agree");
  expect(flips.getByRole("link", { name: "oak shelf" }).getAttribute("href")).toMatch(
    new RegExp(`^/trajectories/[^?]+\\?corpus=${LAB_CORPUS.id}$`),
  );
  expect(flips.getByRole("row", { name: /tin box/ }).textContent).toContain("comes to differ");
  expect(screen.getByText("Showing 2 of 31, those that come to agree with people first.")).toBeTruthy();
});

test("without labels it says how to get some, and draws no empty table", async () => {
  const none = { value: null, reason: "No label in this corpus.", n: 0 } as const;
  const scores = { confusion: [], precision: none, recall: none, f1: none };
  const paired = { gained: 0, lost: 0, by: "problem", up: 0, down: 0, agents: 0, p: 1 } as const;
  const labelled = {
    labels: "blind" as const,
    notBlind: 0,
    unsettled: 3,
    n: 0,
    before: scores,
    after: scores,
    flipped: 0,
    flips: [],
    paired,
  };
  givenLab({ search: "?part=labels", answers: { [WHAT_IF]: givenWhatIf({ labelled }) } });

  expect(await screen.findByRole("heading", { name: "Nobody has labelled any of these" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the queues" }).getAttribute("href")).toMatch(/^\/queues\?corpus=/);
  expect(
    screen.getByText(/stand here\. 3 trajectories that people labelled are left out: they disagree on them/),
  ).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test.each(["labels", "effect"])(
  "where no label is blind the part %s says how many others there are, and counts them",
  async (part) => {
    const none = { value: null, reason: "No label in this corpus.", n: 0 } as const;
    const scores = { confusion: [], precision: none, recall: none, f1: none };
    const paired = { gained: 0, lost: 0, by: "problem", up: 0, down: 0, agents: 0, p: 1 } as const;
    const unlabelled = { n: 0, before: scores, after: scores, flipped: 0, flips: [], paired };
    const labelled = { ...unlabelled, labels: "blind" as const, notBlind: 12, unsettled: 0 };
    const lab = givenLab({ search: `?part=${part}`, answers: { [WHAT_IF]: givenWhatIf({ labelled }) } });

    const sentence = "No label here was given blind; 12 were given where the filter’s verdict could be seen.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^No label was given blind, so nothing says which is better\.$/)).toBeTruthy();
    expect(screen.queryByText(/Nobody has labelled any/)).toBeNull();
    expect(questions(lab).at(-1)?.labels).toBe("blind");
    await userEvent.click(screen.getByRole("button", { name: "Count 12 labels that are not blind" }));

    expect(lab.address().get("labels")).toBe("all");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "All labels" }));
    await waitFor(() => expect(questions(lab).at(-1)?.labels).toBe("all"));
  },
);

test("which labels count is chosen in every part that is held against them, and stands in the command", async () => {
  const { labelled, ...rest } = givenWhatIf();
  const whatIf = { ...rest, labelled: { ...labelled, notBlind: 12, unsettled: 3 } };
  const { address } = givenLab({ search: "?part=labels", answers: { [WHAT_IF]: whatIf } });
  expect(
    await screen.findByText(
      / that people labelled blind\. 12 labels that are not blind do not count: the reviewer had seen .* settled it\. 3 trajectories that people labelled are left out: they disagree /,
    ),
  ).toBeTruthy();
  const folded = screen.getByText(/^95 % intervals .* These figures speak of rows like .* in random order\.$/);
  expect(folded.closest("details")?.textContent).toMatch(/^These figures are of labelled rows alone, /);
  const left = screen.getByRole("link", { name: "Open the 12 rows whose labels are not blind" });
  expect(new URL(left.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter")).toBe(
    "-label:none blind_label:none",
  );
  const command = () => screen.getByTitle("The command that prints what it would do").textContent;
  expect(command()).toMatch(/filter what-if .*--base=defaults-1 --json/);

  await userEvent.click(screen.getByRole("radio", { name: "All labels" }));

  expect(address().get("labels")).toBe("all");
  await waitFor(() => expect(command()).toMatch(/filter what-if .*--base=defaults-1 --all-labels --json/));
  await userEvent.click(screen.getByRole("radio", { name: "Effect" }));
  expect(screen.getByRole("radio", { name: "All labels" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("radio", { name: "Pipeline" }));
  expect(screen.queryByRole("radiogroup", { name: "Labels that count" })).toBeNull();
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

test("the command line prints the same, and is told once", async () => {
  givenLab({ search: "?draft=agenticShare:0.9" });

  const [told, ...others] = await screen.findAllByTitle("The command that prints what it would do");
  expect(told?.textContent).toMatch(
    /npm run -s assay -- filter what-if --corpus=.* --base=defaults-1 --set=agenticShare=0.9 --json/,
  );
  expect(others).toEqual([]);
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
