import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { givenFilterList } from "./given-filters";
import { givenLab, LAB_CORPUS, LabPage, questions, slide, WHAT_IF } from "./given-lab-app";
import { givenWhatIf } from "./given-what-if";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (of: "problem" | "miner") => screen.findByRole("checkbox", { name: `Cap per ${of} on` });
const pressed = async (of: "problem" | "miner") => userEvent.click(await box(of));

test.each([
  [{ ofProblem: 9, ofMiner: 700 }, "capPerProblem:5,capPerMiner:350"],
  [{ ofProblem: 1, ofMiner: 90_000 }, "capPerProblem:1,capPerMiner:5000"],
  // Nothing is kept, so nothing says where a cap would bite.
  [{ ofProblem: 0, ofMiner: 0 }, "capPerProblem:40,capPerMiner:1000"],
])(
  "where at most %j are kept, caps that are switched on begin where they take something off",
  async (mostKept, draft) => {
    const { address } = givenLab({ answers: { [WHAT_IF]: givenWhatIf({ mostKept }) } });

    await pressed("problem");
    await waitFor(() => expect(address().get("draft")).toContain("capPerProblem"));
    await pressed("miner");

    await waitFor(() => expect(address().get("draft")).toBe(draft));
  },
);

test.each(["?part=pipeline", "?part=diversity", "?list=left"])(
  "%s needs no what-if, so one is asked once a cap is switched on and no sooner",
  async (search) => {
    const lab = givenLab({ search });
    await box("problem");
    expect(questions(lab)).toEqual([]);

    await pressed("problem");

    await waitFor(() => expect(lab.address().get("draft")).toBe("capPerProblem:5"));
    expect(questions(lab).map(({ thresholds }) => thresholds.capPerProblem)).toEqual([null]);
    await pressed("problem");
    expect(lab.address().get("draft")).toBeNull();
    await pressed("problem");
    await waitFor(() => expect(lab.address().get("draft")).toBe("capPerProblem:5"));
    expect(questions(lab)).toHaveLength(1);
  },
);

function TwoCorpora() {
  const [corpus, setCorpus] = useState(LAB_CORPUS);

  return (
    <>
      <button type="button" onClick={() => setCorpus(OTHER)}>
        Other corpus
      </button>
      <LabPage named="active" corpus={corpus} />
    </>
  );
}
const OTHER = givenCorpus({ id: crypto.randomUUID() });

test("where the lab stays open and the corpus changes, a cap begins by what is kept of the other one", async () => {
  const { address } = givenApp(<TwoCorpora />, {
    answers: {
      ...givenMe("lead"),
      "GET /api/filters": givenFilterList(),
      [WHAT_IF]: givenWhatIf(),
      [`POST /api/corpora/${OTHER.id}/what-if`]: givenWhatIf({ mostKept: { ofProblem: 60, ofMiner: 60 } }),
    },
  });
  await screen.findByText(/would leave\.$/);
  await userEvent.click(screen.getByRole("radio", { name: "Pipeline" }));

  await userEvent.click(screen.getByRole("button", { name: "Other corpus" }));
  await pressed("problem");

  await waitFor(() => expect(address().get("draft")).toBe("capPerProblem:30"));
});

test("while it is counted where a cap begins it can be switched off, and other settings stand as they were set", async () => {
  const answers = [lateAnswer(givenWhatIf()), lateAnswer(givenWhatIf())];
  let asked = 0;
  const lab = givenLab({ search: "?part=pipeline", answers: { [WHAT_IF]: () => answers[asked++]?.response } });

  await pressed("problem");
  expect(await box("problem")).toHaveProperty("checked", true);
  await pressed("problem");
  expect(await box("problem")).toHaveProperty("checked", false);
  await pressed("miner");
  await slide("Agentic share", "0.9");
  for (const { letGo } of answers) letGo();

  await waitFor(() => expect(lab.address().get("draft")).toBe("agenticShare:0.9,capPerMiner:350"));
});

test("all settings that are reset while it is counted stay so", async () => {
  const answer = lateAnswer(givenWhatIf());
  const lab = givenLab({
    search: "?part=pipeline&draft=agenticShare:0.9",
    answers: { [WHAT_IF]: () => answer.response },
  });
  await pressed("problem");

  await userEvent.click(screen.getByRole("button", { name: "Reset all" }));
  answer.letGo();

  expect(await box("problem")).toHaveProperty("checked", false);
  await waitFor(() => expect(lab.address().get("draft")).toBeNull());
});

test("a cap begins by what is kept also where the figures that were on their way are left meanwhile", async () => {
  const answer = lateAnswer(givenWhatIf());
  const lab = givenLab({ answers: { [WHAT_IF]: () => answer.response } });
  await pressed("problem");

  await userEvent.click(screen.getByRole("radio", { name: "Pipeline" }));
  answer.letGo();

  await waitFor(() => expect(lab.address().get("draft")).toBe("capPerProblem:5"));
});

test.each(["?part=pipeline", "?part=pipeline&draft=subTaskShare:0.85"])(
  "at %s, where nothing tells what is kept, a cap begins where its track does",
  async (search) => {
    const refusal = () => Response.json({ code: "INVALID", detail: "No.", requestId: "r" }, { status: 400 });
    const lab = givenLab({ search, answers: { [WHAT_IF]: refusal } });

    await pressed("problem");

    await waitFor(() => expect(lab.address().get("draft")).toContain("capPerProblem:40"));
    expect(lab.asked.filter(({ key }) => key === WHAT_IF)).toHaveLength(search.includes("draft") ? 0 : 1);
  },
);
