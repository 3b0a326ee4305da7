import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryStates } from "nuqs";
import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { Toaster } from "@/components/ui/toast";
import type { TrainingOverview } from "@/lib/contract/training";
import type { Role } from "@/lib/domain/policy";
import { aCurve, aSeries, aTrainingImport } from "./given-training";
import { TrainingScreen } from "./training-screen";
import { PUBLISHED_VIEWS, SMOOTH_WORDS } from "./training-state";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = givenCorpus();
const kl = aCurve({ run: "mine", metric: "kl", low: 0.5, high: 2 });
const loss = aCurve({ run: "mine", metric: "loss", points: 100_000 });
const PATH = `/api/corpora/${corpus.id}/training`;

const PARAMS = {
  runs: parseAsArrayOf(parseAsString).withDefault([]),
  metric: parseAsArrayOf(parseAsString).withDefault([]),
  smooth: parseAsStringLiteral(SMOOTH_WORDS).withDefault("1"),
  published: parseAsStringLiteral(PUBLISHED_VIEWS).withDefault("shown"),
};

function Page() {
  const [state, setState] = useQueryStates(PARAMS);

  return (
    <>
      <TrainingScreen corpus={corpus} state={state} setState={(change) => void setState(change)} />
      <Toaster />
    </>
  );
}

function givenScreen({
  training = { curves: [kl, loss], removed: [], imports: [] },
  role = "researcher",
  search = "",
  answers = {},
}: {
  training?: TrainingOverview | Response;
  role?: Role;
  search?: string;
  answers?: Readonly<Record<string, unknown>>;
} = {}) {
  return givenApp(<Page />, {
    search,
    answers: {
      ...givenMe(role),
      [`GET ${PATH}`]: () => (training instanceof Response ? training.clone() : training),
      [`GET ${PATH}-metrics`]: (url: URL) => ({
        series: (url.searchParams.get("curves") ?? "").split(",").map((curve) => {
          const { run, metric, points } = curve === kl.id ? kl : loss;
          return aSeries({ curve, run, metric, points, isThinned: points > 3 });
        }),
      }),
      ...answers,
    },
  });
}

const chart = async (name: string) => within(await screen.findByRole("region", { name }));

test("a chart a metric says what it rests on, what it shows and what the paper says, cited", async () => {
  givenScreen();

  const shown = await chart("kl");
  expect(shown.getByText("1 run, 3 points.")).toBeDefined();
  expect(shown.getByText("mine went from 0.5 to 2 between steps 0 and 20.")).toBeDefined();
  expect(shown.getByText(/^In the paper, v17 had spikes of 17 to 21\./)).toBeDefined();
  expect(shown.getAllByText("Beyond the axis of this chart.")).toHaveLength(1);
  expect(shown.getByRole("link", { name: "arXiv 2606.10064" })).toBeDefined();
});

test("many points are said to be thinned, and the download has them all", async () => {
  givenScreen();

  const shown = await chart("loss");
  expect(shown.getByText(/100,000 points; drawn by the lowest and highest value of each pixel/)).toBeDefined();
  await userEvent.click(shown.getByRole("button", { name: "Download loss" }));
  const file = await screen.findByRole("menuitem", { name: "All values as CSV" });
  expect(file.getAttribute("href")).toBe(`${PATH}-metrics/download?curves=${loss.id}&smooth=1`);
});

test("the values of a chart are a table, and its command line prints them", async () => {
  givenScreen({ search: "?metric=kl" });

  const shown = await chart("kl");
  await userEvent.click(shown.getByRole("radio", { name: "Data" }));

  const table = within(await screen.findByRole("table", { name: "kl" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    ...["RunStepValue", "mine00.5", "mine101", "mine202"],
  ]);
  expect(shown.getByText(/stats training --corpus=.* --metric=kl --run=mine/)).toBeDefined();
});

test("smoothing is asked of the server and stands in the address; published facts can be hidden", async () => {
  const { asked, address } = givenScreen({ search: "?metric=kl" });
  await chart("kl");

  await userEvent.click(screen.getByRole("radio", { name: "21" }));
  await userEvent.click(screen.getByRole("radio", { name: "Own only" }));

  await waitFor(() => expect(asked.some(({ url }) => url.searchParams.get("smooth") === "21")).toBe(true));
  await waitFor(() => expect(Object.fromEntries(address())).toMatchObject({ smooth: "21", published: "hidden" }));
  expect(screen.queryByText(/^In the paper, v17 had spikes of 17 to 21\./)).toBeNull();
});

test("without curves the page shows the form of a file, to copy, and takes one", async () => {
  const { asked } = givenScreen({
    training: { curves: [], removed: [], imports: [] },
    answers: { [`POST ${PATH}-metrics`]: aTrainingImport() },
  });

  expect(await screen.findByText(/step,metric,value,run/)).toBeDefined();
  expect(screen.getAllByRole("button", { name: /Copy the example/ })).toHaveLength(2);
  const file = new File(["step,kl\n1,2\n"], "v19.csv");
  await userEvent.upload(screen.getByLabelText("Files of metrics"), file);

  await waitFor(() =>
    expect(asked.find(({ key }) => key === `POST ${PATH}-metrics`)?.url.search).toBe("?name=v19.csv"),
  );
});

test("a run that is named goes with the file, and the notice says of which run values were replaced", async () => {
  const done = aTrainingImport({ file: "metrics.csv", added: 0, replaced: 200, replacedRuns: ["night 3"] });
  const { asked } = givenScreen({ answers: { [`POST ${PATH}-metrics`]: done } });
  const run = await screen.findByRole("textbox", { name: "Run" });
  expect(screen.getByText(/the file’s name is the run’s/).id).toBe(run.getAttribute("aria-describedby"));

  await waitFor(() => expect(run.hasAttribute("disabled")).toBe(false));
  await userEvent.type(run, " night 3 ");
  await userEvent.upload(screen.getByLabelText("Files of metrics"), new File(["step,kl\n1,2\n"], "metrics.csv"));

  expect(await screen.findByText("“metrics.csv”: 200 values replaced of run “night 3”")).toBeDefined();
  const sent = asked.find(({ key }) => key === `POST ${PATH}-metrics`)?.url.searchParams;
  expect(Object.fromEntries(sent ?? [])).toEqual({ name: "metrics.csv", run: "night 3" });
  expect(run).toHaveProperty("value", "");
});

test("what came of each file is told, with what could not be read by reason", async () => {
  const reasons = [{ reason: "The step is missing.", count: 2, firstLine: 7 }];
  const file = aTrainingImport({ added: 1, replaced: 2, rejected: 2, kept: 2, reasons, leftOutColumns: ["time"] });
  givenScreen({ training: { curves: [kl], removed: [], imports: [file] } });

  expect(await screen.findByText(/1 new, 2 replaced another value, 0 there already\./)).toBeDefined();
  expect(screen.queryByText(/given before/)).toBeNull();
  expect(screen.getByText("2 values could not be read")).toBeDefined();
  expect(screen.getByText(/2, first on line 7\./)).toBeDefined();
  expect(screen.getByRole("link", { name: /Download them/ }).getAttribute("href")).toBe(
    `/api/training-imports/${file.id}/rejected`,
  );
});

test("further values of a step in one file are told apart from those that replaced others", async () => {
  const file = aTrainingImport({ points: 12, lines: 12, added: 6, givenAgain: 6 });
  givenScreen({ training: { curves: [kl], removed: [], imports: [file] } });

  expect(
    await screen.findByText(/0 there already, 6 for a step given before, of which the last counts\./),
  ).toBeDefined();
});

test("a curve is removed; who may not import is told why instead", async () => {
  const { asked } = givenScreen({
    answers: { [`DELETE /api/training-curves/${kl.id}`]: new Response(null, { status: 204 }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Remove kl of mine" }));
  await waitFor(() => expect(asked.some(({ key }) => key === `DELETE /api/training-curves/${kl.id}`)).toBe(true));
  cleanup();

  givenScreen({ role: "annotator" });
  const upload = await screen.findByRole("button", { name: "Upload metrics" });
  await waitFor(() => expect(upload.hasAttribute("disabled")).toBe(true));
  expect(upload.getAttribute("title")).toContain("may not import files");
  expect(screen.getByRole("button", { name: "Remove kl of mine" }).getAttribute("title")).toBe(upload.title);
});

test("a removed curve is not asked for again, and stands below with the way back", async () => {
  let isRemoved = false;
  const { id, run, metric } = kl;
  const { asked } = givenScreen({
    answers: {
      [`GET ${PATH}`]: () => ({
        ...{ curves: isRemoved ? [loss] : [kl, loss], removed: isRemoved ? [{ id, run, metric }] : [], imports: [] },
      }),
      [`DELETE /api/training-curves/${id}`]: () => {
        isRemoved = true;
        return new Response(null, { status: 204 });
      },
      [`POST /api/training-curves/${id}/restore`]: new Response(null, { status: 204 }),
    },
  });
  await chart("kl");

  await userEvent.click(screen.getByRole("button", { name: "Remove kl of mine" }));
  const back = await screen.findByRole("button", { name: "Bring back kl of mine" });

  const after = asked.slice(asked.findIndex(({ key }) => key.startsWith("DELETE")));
  expect(after.filter(({ url }) => url.search.includes(id))).toEqual([]);
  await userEvent.click(back);
  await waitFor(() => expect(asked.some(({ key }) => key.startsWith("POST"))).toBe(true));
});

test("a curve that met a fault on its way back is offered it again", async () => {
  let tries = 0;
  const { id, run, metric } = kl;
  const broken = () =>
    Response.json({ code: "INTERNAL", detail: "Something broke.", requestId: "r-1" }, { status: 500 });
  const { asked } = givenScreen({
    training: { curves: [loss], removed: [{ id, run, metric }], imports: [] },
    answers: {
      [`POST /api/training-curves/${id}/restore`]: () =>
        tries++ === 0 ? broken() : new Response(null, { status: 204 }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Bring back kl of mine" }));

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  await waitFor(() => expect(asked.filter(({ key }) => key.startsWith("POST"))).toHaveLength(2));
});

test("a failure is told with another try", async () => {
  givenScreen({ training: Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }) });

  expect(await screen.findByText("The training curves could not be read")).toBeDefined();
  expect(screen.getByRole("button", { name: /Try again|Retry/ })).toBeDefined();
});
