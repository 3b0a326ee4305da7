import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { AskWhatIf } from "@/lib/contract/what-if";
import { FiltersScreen } from "./filters-screen";
import { givenActivation, givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";
import { KeptChange } from "./kept-change";

const WHAT_IF = `POST /api/corpora/${LAB_CORPUS.id}/what-if`;
const KEPT = "The pipeline keeps 17,316 trajectories instead of 17,000: 412 enter, 96 leave.";
const onlyRejects = givenWhatIf({ moved: [] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a what-if that changes no verdict says what the pipeline keeps", async () => {
  givenLab({ answers: { [WHAT_IF]: onlyRejects } });

  expect(await screen.findByText(`No verdict changes. ${KEPT}`)).toBeTruthy();
});

test("so does the dialog before an activation, and beside the verdicts that change too", async () => {
  givenLab({ named: givenStrict().id, answers: { [WHAT_IF]: onlyRejects } });
  await userEvent.click(await screen.findByRole("button", { name: "Activate" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(`No verdict changes. ${KEPT}`)).toBeTruthy();

  cleanup();
  givenLab({ named: givenStrict().id, answers: { [WHAT_IF]: givenWhatIf() } });
  await userEvent.click(await screen.findByRole("button", { name: "Activate" }));

  expect(await screen.findByText(`508 of 146,000 trajectories get another verdict. ${KEPT}`)).toBeTruthy();
});

test("the dialog before an activation tells the test behind the labels, that drafts win by chance, and which labels these are", async () => {
  const { labelled, ...rest } = givenWhatIf();
  const whatIf = { ...rest, labelled: { ...labelled, notBlind: 12 } };
  givenLab({ named: givenStrict().id, answers: { [WHAT_IF]: whatIf } });
  await userEvent.click(await screen.findByRole("button", { name: "Activate" }));
  const dialog = within(await screen.findByRole("dialog"));

  expect(await dialog.findByText(/^Against 1,204 blind labels precision .* as before\.$/)).toBeTruthy();
  expect(
    dialog.getByText(
      "Better by more than chance: agreement gained on 29 labels and lost on 2 (24 problems for it, 2 against; exact sign test, p under 0.0001). Of many drafts some are, by chance alone.",
    ),
  ).toBeTruthy();
  expect(
    dialog.getByText(/^Precision and recall are of labels that were given blind\. 12 labels .* blind or not\.$/),
  ).toBeTruthy();
});

test.each([
  [0, "No verdict changed."],
  [96, "96 trajectories have another verdict."],
])("an activation that changed %i verdicts says what the pipeline keeps since", async (count, words) => {
  const latest = givenActivation({ moved: count === 0 ? [] : [{ from: "agentic", to: "review", count }] });
  const list = givenFilterList({ active: givenStrict().id, activations: [latest] });
  const { asked } = givenApp(<FiltersScreen corpus={LAB_CORPUS} />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": list,
      [`POST /api/corpora/${LAB_CORPUS.id}/filter-activations/${latest.id}/undo`]: {
        ...{ activationId: latest.id, jobId: latest.jobId },
      },
      [WHAT_IF]: onlyRejects,
    },
  });
  const cell = (await screen.findByText(words)).textContent;
  expect(cell).toBe(`${words} Compare what they keep now`);
  expect(screen.getByRole("link", { name: "Compare what they keep now" }).getAttribute("href")).toBe(
    `/filters/${givenStrict().id}?corpus=${LAB_CORPUS.id}&against=${givenDefaults().id}`,
  );
  expect(asked.some(({ key }) => key === WHAT_IF)).toBe(false);

  await userEvent.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByText(`“strict” is active instead of “defaults-1”. ${words} ${KEPT}`)).toBeTruthy();
  await waitFor(() =>
    expect(AskWhatIf.parse(asked.find(({ key }) => key === WHAT_IF)?.body)).toEqual({
      base: givenDefaults().id,
      thresholds: givenStrict().thresholds,
      labels: "blind",
    }),
  );
});

test("where what the pipeline keeps cannot be counted, the note of an activation says so", async () => {
  const activation = givenActivation({ moved: [] });
  const list = givenFilterList({ active: givenStrict().id, activations: [activation] });
  givenApp(<KeptChange corpus={LAB_CORPUS.id} activation={activation} />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": list,
      [WHAT_IF]: () => Response.json({ code: "INTERNAL", detail: "Too large.", requestId: "r-1" }, { status: 500 }),
    },
  });

  expect(
    await screen.findByText(
      "“strict” is active instead of “defaults-1”. No verdict changed. What the pipeline keeps could not be counted.",
    ),
  ).toBeTruthy();
});
