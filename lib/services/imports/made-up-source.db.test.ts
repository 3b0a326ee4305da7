import { afterAll, expect, test, vi } from "vitest";
import { IMPORT_FORMATS, UploadQuery } from "@/lib/contract/upload";
import type { Importer } from "@/lib/importers/importer";
import { listFacets } from "@/lib/services/trajectories/list-facets";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { runAssay } from "@/scripts/cli/run-assay";
import { aContext, db, givenFile, imported } from "./fixtures/given-import";

// The registry with one more line: all that a new source may touch beside its own folder.
vi.mock("@/lib/importers/index", async (load) => {
  const real = await load<typeof import("@/lib/importers/index")>();
  const IMPORTERS = [...real.IMPORTERS, madeUp];

  return {
    IMPORTERS,
    SOURCE_FORMATS: IMPORTERS.map(({ format }) => format),
    importerOf: (format: string) => IMPORTERS.find((importer) => importer.format === format),
  };
});

const madeUp = vi.hoisted(
  (): Importer => ({
    format: "made-up",
    name: "Made up",
    title: "Diaries of made-up agents",
    about: "One diary a line.",
    layouts: ["lines"],
    detect: ({ values }) =>
      JSON.stringify(values[0]?.value).includes("diary")
        ? { kind: "accepted", layout: "lines" }
        : { kind: "refused", why: "no diary" },
    read: (record, { recordIndex }) => ({
      kind: "imported",
      value: {
        format: "made-up",
        shape: "diary",
        problem: { key: `made-up:${recordIndex}`, query: "Dear diary" },
        run: {},
        status: "completed",
        outcome: { level: "unscored", axes: {} },
        judgement: { kind: "absent" },
        steps: [{ index: 0, role: "agent", text: JSON.stringify(record), claimed: [], logged: [] }],
        hasLog: false,
        notes: [],
      },
    }),
  }),
);

afterAll(() => db.$disconnect());

test.each(["auto", "made-up"])(
  "a source that is nothing but an importer in the registry is imported, listed and read (format %s)",
  async (format) => {
    const ctx = await aContext();
    const corpus = `diaries ${format}`;
    const path = await givenFile("days.jsonl", '{"diary":"monday"}\n{"diary":"tuesday"}\n');

    const summary = await imported([path], { corpus, format: UploadQuery.shape.format.parse(format) });

    expect(summary).toMatchObject({ imported: 2, rejected: 0 });
    const { extId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
    const list = { corpus: extId, filter: "format:made-up", sort: "-imported", limit: 10 } as const;
    const { items } = await listTrajectories(ctx, list);
    expect(items).toMatchObject([{ format: "made-up" }, { format: "made-up" }]);
    const { facets } = await listFacets(ctx, { corpus: extId, filter: "" });
    expect(facets.format).toMatchObject([{ value: "made-up", count: 2 }]);
    const opened = await openTrajectory(ctx, { id: items[0]?.id ?? "" });
    expect(opened.header).toMatchObject({ format: "made-up", shape: "diary" });
  },
);

test("forms, the command line and the words of a refusal know it too", async () => {
  const path = await givenFile("days.jsonl", '{"diary":"monday"}\n');
  const out: string[] = [];
  const write = async (text: string) => void out.push(text);

  expect(IMPORT_FORMATS).toContain("made-up");
  expect(await runAssay(["classify", "--json", "--format", "made-up", path], { out: write, err: write })).toBe(0);
  expect(out.join("")).toContain('"format":"made-up"');
});
