import type { CopyReader } from "@/lib/db/copy-out";
import type { FactTable } from "@/lib/filter/lab/fact-table";
import { PlaceNumbers } from "./place-numbers";
import type { TakeFacts } from "./take-facts";

type Named = Pick<FactTable, "names" | "runs">;

/** The names behind the places that the rows of a corpus have. */
export async function loadNames(
  reader: CopyReader,
  corpusId: number,
  { problems, runs, buckets }: Pick<TakeFacts, "problems" | "runs" | "buckets">,
): Promise<Named> {
  const miners = new PlaceNumbers<string | null>();
  const agents = new PlaceNumbers<string | null>();
  const suites = new PlaceNumbers<string | null>();
  const namedRuns = placed(runs, (id) => ({ id, name: "", miner: -1, agent: -1, suite: -1 }));
  const namedProblems = placed(problems, (id): Named["names"]["problems"][number] => ({ id, key: "", suite: null }));

  const runRows = `select r.id, r.name, a.miner_hotkey, a.name, a.version, r.suite
    from run r left join agent a on a.id = r.agent_id where r.corpus_id = ${corpusId}`;
  await reader.scan(runRows, 6, (tuple) => {
    const id = tuple.int4();
    const name = tuple.text() ?? "";
    const miner = miners.placeOf(tuple.text());
    const agent = agents.placeOf(agentName(tuple.text(), tuple.text()));
    const suite = suites.placeOf(tuple.text());
    const place = runs.find(id);
    if (place !== undefined) namedRuns[place] = { id, name, miner, agent, suite };
  });
  await reader.scan(`select id, key, suite from problem where corpus_id = ${corpusId}`, 3, (tuple) => {
    const id = tuple.int4();
    const place = problems.find(id);
    if (place !== undefined) namedProblems[place] = { id, key: tuple.text() ?? "", suite: tuple.text() };
  });

  return {
    names: {
      problems: namedProblems,
      buckets: buckets.names(),
      miners: miners.names(),
      agents: agents.names(),
      suites: suites.names(),
    },
    runs: namedRuns,
  };
}

function agentName(name: string | null, version: string | null): string | null {
  return name === null || version === null ? name : `${name} ${version}`;
}

function placed<Item>(places: PlaceNumbers<number>, of: (id: number) => Item): Item[] {
  return places.names().map(of);
}
