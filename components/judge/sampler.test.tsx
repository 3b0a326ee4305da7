import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aQueue, CORPUS_ID, QUEUE_ID } from "@/components/queue/given-queue";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { aPlan, aSample } from "./given-sample-parts";
import { Sampler } from "./sampler";

const addressOf = (filter: string) => `/trajectories?filter=${filter}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function given(answers: Readonly<Record<string, Answer>> = {}, search = "") {
  const app = givenApp(<Sampler corpus={CORPUS_ID} filter="bucket:shop" addressOf={addressOf} />, {
    search,
    answers: {
      "POST /api/audit-samples/plan": aPlan(),
      "GET /api/audit-samples": { items: [], all: 0 },
      "POST /api/audit-samples": aQueue({ items: 105 }),
      ...answers,
    },
  });
  const bodies = (path: string) => app.asked.filter(({ key }) => key === `POST ${path}`).map(({ body }) => body);

  return { ...app, bodies };
}

const draw = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name: `Draw from ${name}` });

describe("the plan", () => {
  test("shows what each stratum has, errs, needs and gives, and opens its rows", async () => {
    given();

    expect((await draw("gate:1 verdict:sub_task")).value).toBe("100");
    const [, first, second] = within(screen.getByRole("table")).getAllByRole("row");
    expect(first?.textContent).toContain("gate 1 no model");
    expect(first?.textContent).toContain("no labels");
    expect(second?.textContent).toContain("50.0\u00a0%");
    expect(second?.textContent).toContain("all 7");
    expect(screen.getByRole("link", { name: /19 trajectories of gate:5/ }).getAttribute("href")).toBe(
      addressOf("gate:5 verdict:sub_task"),
    );
    expect(screen.getByRole("button", { name: "Make a queue of 105 items" })).toBeTruthy();
  });

  test("what is wished for stands in the address and is asked of the server", async () => {
    const { bodies, address } = given({}, "?aim=labels&budget=300&strata=bucket&seed=9");
    await screen.findByRole("table");
    expect(bodies("/api/audit-samples/plan")).toEqual([
      {
        corpus: CORPUS_ID,
        filter: "bucket:shop",
        dimensions: ["bucket"],
        goal: { kind: "labels", labels: 300, halfWidth: 0.05 },
      },
    ]);

    await userEvent.click(screen.getByRole("checkbox", { name: "Judge’s gate" }));
    await userEvent.click(screen.getByRole("radio", { name: "Each stratum" }));

    await waitFor(() =>
      expect(bodies("/api/audit-samples/plan").at(-1)).toMatchObject({
        dimensions: ["gate", "bucket"],
        goal: { kind: "each", halfWidth: 0.05 },
      }),
    );
    expect(address().get("strata")).toBe("gate,bucket");
    expect(address().get("aim")).toBe("each");
  });

  test("a half-width that is none is told and not asked for", async () => {
    const { bodies } = given();
    await screen.findByRole("table");

    await userEvent.clear(screen.getByLabelText("Half-width, %"));

    expect(screen.getByText("1 to 40")).toBeTruthy();
    expect(bodies("/api/audit-samples/plan")).toHaveLength(1);
  });

  test("a draw that is typed changes the total and what can be expected; too many are told; the plan comes back", async () => {
    given();
    const first = await draw("gate:1 verdict:sub_task");
    const expected = () => screen.getByRole("status").textContent;
    const before = expected();

    await userEvent.clear(first);
    await userEvent.type(first, "400");
    expect(screen.getByRole("button", { name: "Make a queue of 405 items" })).toBeTruthy();
    expect(expected()).not.toBe(before);

    await userEvent.clear(first);
    expect(expected()).toContain("leave 1 stratum without any");

    await userEvent.clear(await draw("gate:5 verdict:sub_task"));
    await userEvent.type(await draw("gate:5 verdict:sub_task"), "8");
    expect(expected()).toContain("what the stratum has without a blind label");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Make a queue/ }).disabled).toBe(true);

    await userEvent.click(screen.getByRole("button", { name: "Back to the plan" }));
    expect(expected()).toBe(before);
  });

  test("what belongs to no stratum is counted, and without any stratum it says so", async () => {
    given({ "POST /api/audit-samples/plan": aPlan({ failed: 2, unseen: 1 }) });
    expect(
      await screen.findByText("In no stratum: 2 failed judgements, 1 trajectory that you review blind."),
    ).toBeTruthy();
    cleanup();

    given({ "POST /api/audit-samples/plan": aPlan({ strata: [] }) });
    expect(await screen.findByText(/nothing to draw/)).toBeTruthy();
  });

  test("too many strata are told in the server's words", async () => {
    const detail = "These make more than 400 strata.";
    given({
      "POST /api/audit-samples/plan": Response.json({ code: "INVALID", detail, requestId: "r" }, { status: 400 }),
    });

    expect(await screen.findByText(detail)).toBeTruthy();
  });

  test("who may not make queues is told who may", async () => {
    given(givenMe("researcher"));

    expect(await screen.findByText(/may not make queues/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

test("nothing is drawn of a corpus that is shown in place of one that is not here", async () => {
  given({ ...givenMe("lead"), "GET /api/corpora": { items: [givenCorpus()] } }, "?corpus=somewhere-else");

  expect(await screen.findByText("The address names a corpus that is not here. Choose a corpus first.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Make a queue/ })).toBeNull();
});

describe("the queue of the sample", () => {
  test("is made of what was drawn, blind for judge and peers, with the gates in plain words", async () => {
    const { bodies } = given({}, "?seed=9");
    await userEvent.click(await screen.findByRole("button", { name: "Make a queue of 105 items" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("210 answers in all")).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("checkbox", { name: "The judge’s reply" }).disabled).toBe(true);

    await userEvent.click(dialog.getByRole("checkbox", { name: "The outcome" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "The structure too, if the reviewer likes" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make a queue of 105 items" }));

    expect(await screen.findByText(/105 items wait in/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the queue" }).getAttribute("href")).toBe(
      `/queues/${QUEUE_ID}?corpus=${CORPUS_ID}`,
    );
    expect(bodies("/api/audit-samples")).toEqual([
      {
        corpus: CORPUS_ID,
        filter: "bucket:shop",
        dimensions: ["gate", "verdict"],
        seed: 9,
        draws: [
          { stratum: "gate:1 verdict:sub_task", count: 100 },
          { stratum: "gate:5 verdict:sub_task", count: 5 },
        ],
        name: "Judge audit",
        hidden: ["judge", "verdict", "reward", "peers"],
        asksStructure: true,
        overlap: 2,
        reviewers: [],
        instructions: expect.stringContaining("Say at which gate"),
      },
    ]);
  });

  test("asks one answer an item where nobody else signs in", async () => {
    given({ "GET /api/me": { ...givenMe("owner")["GET /api/me"], access: "local" } });
    await userEvent.click(await screen.findByRole("button", { name: "Make a queue of 105 items" }));

    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("105 answers in all")).toBeTruthy();
    await userEvent.click(dialog.getByRole("radio", { name: "2" }));
    expect(dialog.getByRole("note").textContent).toMatch(
      /^An item is finished once 2 people .* only one\. Ask for one answer/,
    );
  });

  test("a name that is taken is said at the name, and one that is missing before anything is asked", async () => {
    const refusal = () =>
      Response.json(
        { code: "CONFLICT", detail: "There is already a queue “Judge audit”.", requestId: "r" },
        { status: 409 },
      );
    const { bodies } = given({ "POST /api/audit-samples": refusal });
    await userEvent.click(await screen.findByRole("button", { name: "Make a queue of 105 items" }));
    const dialog = within(screen.getByRole("dialog"));

    await userEvent.click(dialog.getByRole("button", { name: "Make a queue of 105 items" }));
    expect(await dialog.findByText("There is already a queue “Judge audit”.")).toBeTruthy();
    await userEvent.clear(dialog.getByRole("textbox", { name: "Name" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make a queue of 105 items" }));

    expect(dialog.getByText("Give the queue a name.")).toBeTruthy();
    expect(bodies("/api/audit-samples")).toHaveLength(1);
  });
});

describe("what samples say", () => {
  const list = (...items: readonly ReturnType<typeof aSample>[]) => ({
    "GET /api/audit-samples": { items, all: items.length },
  });

  test("the weighted rate stands beside the unweighted one, with what it is worth, what is missing and what it covers", async () => {
    given(list(aSample()));

    expect(
      await screen.findByText(
        "The judge names another gate in 12.1 % (9.0 to 15.8) of the 86.0 % that the labels cover",
      ),
    ).toBeTruthy();
    expect(screen.getByText(/30\.2 %/)).toBeTruthy();
    expect(screen.getByText("The draw is worth 84 labels of a simple random sample.")).toBeTruthy();
    expect(
      screen.getByText(
        "120 of 240 have a blind label, with 12 labels from before. On 3 reviewers differ: without a blind label they are taken to be like the others. 2 were answered after something that the queue hides had been seen: without a blind label they are taken to be like the others. The estimate covers 86.0 %; in all the rate may be from 8 % to 28 %.",
      ),
    ).toBeTruthy();
    expect(screen.getByText(/without 4 failed judgements, 2 trajectories without a gate of the judge/)).toBeTruthy();
    // (1,000 − 0) trajectories for 100 labels.
    expect(within(screen.getByRole("table", { name: /with their labels/ })).getByText("10.0")).toBeTruthy();
  });

  test("too few labels say why there is no rate; who reviews blind is told why there are no strata", async () => {
    const estimate = { value: null, reason: "Too few to say: 4 of at least 10 labels.", n: 4 };
    given(
      list(
        aSample({
          estimate,
          effectiveLabels: null,
          detail: null,
          differing: null,
          sighted: null,
          gateless: null,
          broken: null,
        }),
      ),
    );

    expect(await screen.findByText("Too few to say: 4 of at least 10 labels.")).toBeTruthy();
    expect(screen.getByText("120 of 240 have a blind label, with 12 labels from before.")).toBeTruthy();
    expect(screen.queryByText(/simple random sample/)).toBeNull();
    expect(screen.getByText(/You still review trajectories of this corpus blind/)).toBeTruthy();
    expect(screen.queryByRole("table", { name: /with their labels/ })).toBeNull();
  });

  test.each([
    [8, 12, "8 were rejected or left without a gate: without a blind label they are taken to be like the others."],
    [1, 12, "1 was rejected or left without a gate: without a blind label it is taken to be like the others."],
    [20, 0, "20 were rejected or left without a gate: they have no blind label."],
  ])("what has no gate is told: %d beside %d labels", async (gateless, labelled, says) => {
    const sample = { drawn: 20, labelled, known: 0, differing: 0, sighted: 0, gateless, coveredShare: 1 };
    given(list(aSample(sample)));

    expect(await screen.findByText(`${labelled} of 20 have a blind label. ${says}`)).toBeTruthy();
  });

  test("where everybody had seen what is hidden, all answers are there and no label is, which is said as it is", async () => {
    const estimate = { value: null, reason: "No drawn trajectory has a label yet.", n: 0 };
    given(list(aSample({ estimate, drawn: 40, labelled: 0, known: 0, differing: 0, sighted: 40, coveredShare: 0 })));

    expect(
      await screen.findByText(
        "0 of 40 have a blind label. 40 were answered after something that the queue hides had been seen: they have no blind label. A new sample can ask people who have not opened them.",
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/like the others|0 of 40 answered/)).toBeNull();
  });

  test("a failure is told and asked anew", async () => {
    given({ "GET /api/audit-samples": Response.json({ code: "INTERNAL", requestId: "r" }, { status: 500 }) });

    expect(await screen.findByText("The audit samples could not be read")).toBeTruthy();
  });
});
