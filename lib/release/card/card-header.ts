import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";
import { contentHash } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { yamlText } from "./card-text";
import { licenceLines } from "./licence";
import { waivedLine } from "./waived-guards";

/** Upper ends of the classes in which Hugging Face counts rows. */
const SIZES = [
  [1e3, "n<1K"],
  [1e4, "1K<n<10K"],
  [1e5, "10K<n<100K"],
  [1e6, "100K<n<1M"],
  [1e7, "1M<n<10M"],
] as const;
const LARGEST = "10M<n<100M";
const PREFERRED = ["parquet", "jsonl.gz", "jsonl"] as const;

/** The format that a reader is given who names none. */
export function readFormat({ formats }: Pick<ReleaseManifest, "formats">): ReleaseManifest["formats"][number] {
  return PREFERRED.find((format) => formats.includes(format)) ?? "jsonl";
}

/** Pools that have files, the same in every format; one that was asked for may have none. */
export function poolsWithFiles({ files }: Pick<ReleaseManifest, "files">): readonly Pool[] {
  return POOLS.filter((pool) => files.some((file) => file.kind === "data" && file.pool === pool));
}

/** The YAML header by which Hugging Face finds the files of each split. */
export function cardHeader(manifest: ReleaseManifest, waived: readonly Guard[]): string {
  const rows = POOLS.flatMap((pool) => (manifest.rowsByPool[pool] ? [`  ${pool}: ${manifest.rowsByPool[pool]}`] : []));

  return [
    "---",
    `pretty_name: ${yamlText(manifest.name)}`,
    ...licenceLines(manifest.licence),
    `size_categories: [${yamlText(sizeOf(manifest.rows))}]`,
    'task_categories: ["text-generation"]',
    `tags: ["agent-trajectories", "tool-use", ${yamlText(manifest.preset)}]`,
    "configs:",
    ...configLines(manifest),
    `assay_schema: ${yamlText(manifest.schema)}`,
    `assay_preset: ${yamlText(manifest.preset)}`,
    `assay_content_sha256: ${yamlText(contentHash(manifest))}`,
    ...(rows.length > 0 ? ["assay_rows:", ...rows] : []),
    waivedLine(waived),
    "---",
  ].join("\n");
}

/** How many rows there are, as Hugging Face says it. */
export function sizeOf(rows: number): string {
  return SIZES.find(([end]) => rows < end)?.[1] ?? LARGEST;
}

/**
 * One configuration, of one format: the library datasets (5.0) reads every file that a header names as one and the same
 * format, so that with two formats one of them could not be read. It does not read rows twice either.
 */
function configLines(manifest: ReleaseManifest): readonly string[] {
  const format = readFormat(manifest);

  return [
    `- config_name: ${yamlText(format.replace(".", "-"))}`,
    "  default: true",
    "  data_files:",
    ...poolsWithFiles(manifest).flatMap((pool) => [
      `  - split: ${pool}`,
      `    path: ${yamlText(`data/${pool}-*.${format}`)}`,
    ]),
  ];
}
