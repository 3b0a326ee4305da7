import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AskWhatIf } from "@/lib/contract/what-if";
import { givenDefaults } from "./given-filters";
import { givenLab, questions, slide, slider, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the main result stands first, then what it rests on", async () => {
  givenLab();

  expect(await screen.findByText("412 would enter, 96 would leave.")).toBeTruthy();
  expect(
    screen.getByText(/^Against 1,204 blind labels precision 91\.0 % \(88\.0 to 93\.0\) instead of 87\.0 %/),
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
  await screen.findByText(/would leave\.$/);

  await slide("Agentic share", "0.9");

  await waitFor(() => expect(questions(lab).at(-1)?.thresholds.agenticShare).toBe(0.9));
  expect(questions(lab).at(-1)?.base).toBe(givenDefaults().id);
  expect(lab.address().get("draft")).toBe("agenticShare:0.9");
  expect(screen.getByText(/Agentic share 0.8 → 0.9/)).toBeTruthy();
});

test("of several steps in a row only the last is asked", async () => {
  const lab = givenLab();
  await screen.findByText(/would leave\.$/);

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
                  const next = givenWhatIf({ entered: { count: 7, approved: 0, samples: [] } });
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
  expect((await screen.findByText(/^7 would enter,/)).closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("false");
});

test("what is off can be switched on, and a rule off", async () => {
  const { address } = givenLab();

  await userEvent.click(await screen.findByRole("checkbox", { name: "Coefficient gate on" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Reject R4 on" }));

  expect(address().get("draft")).toBe("coefficientGate:0.7,rejects.R4:off");
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
