import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenFilterList } from "@/components/filter-lab/given-filters";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { listFilters } from "@/lib/services/filters/list-filters";
import { EXIT } from "./command";
import { runActivation } from "./run-activation";
import { runShownJob } from "./run-shown-job";

vi.mock("@/lib/services/filter-lab/what-if");
vi.mock("@/lib/services/filters/list-filters");
vi.mock("./run-shown-job");

afterEach(() => vi.resetAllMocks());

async function run(isJson: boolean) {
  const activation = givenActivation({ moved: [] });
  vi.mocked(listFilters).mockResolvedValue(givenFilterList({ activations: [activation] }));
  const said = { out: "", err: "" };
  const sayTo = (stream: keyof typeof said) => async (text: string) => {
    said[stream] += text;
  };
  const output = { out: sayTo("out"), err: sayTo("err") };
  const context = { db: {}, person: {}, home: "", now: () => new Date() };
  const code = await runActivation(
    // safe: what would use them is mocked
    { context, databaseUrl: "", workerId: "w" } as unknown as Parameters<typeof runActivation>[0],
    { activationId: activation.id, jobId: crypto.randomUUID() },
    { corpus: "c", output, isJson } as unknown as Parameters<typeof runActivation>[2],
  );

  return { code, ...said };
}

test("an activation that is done is no failure where what the pipeline keeps cannot be counted", async () => {
  vi.mocked(askWhatIf).mockRejectedValue(new Error("out of \u001b[31mmemory"));
  const { code, out, err } = await run(false);

  expect([code, err]).toEqual([0, "Counting what the pipeline keeps failed: out of �[31mmemory\n"]);
  expect(out).toBe("“strict” is active. No verdict changed.\nWhat the pipeline keeps could not be counted.\n");
});

test("as JSON it is then null", async () => {
  vi.mocked(askWhatIf).mockRejectedValue(new Error("out of memory"));
  const { code, out, err } = await run(true);

  expect([code, err]).toEqual([0, "Counting what the pipeline keeps failed: out of memory\n"]);
  expect(JSON.parse(out)).toMatchObject({ version: { name: "strict" }, kept: null });
});

test("an activation that failed is a failure, and nothing is counted", async () => {
  vi.mocked(runShownJob).mockResolvedValue("It stopped.");

  expect(await run(false)).toEqual({ code: EXIT.failure, out: "", err: "It stopped.\n" });
  expect(askWhatIf).not.toHaveBeenCalled();
});
