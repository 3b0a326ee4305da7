import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { figureWords } from "@/lib/exporters/figure-words";
import { POOLS } from "@/lib/leak/assign-pools";
import { contentHash } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { cardAudit, cardWaivers } from "./card-audit";
import type { CardDecisions } from "./card-decisions";
import { cardHeader, poolsWithFiles, readFormat } from "./card-header";
import { cardLimits } from "./card-limits";
import { cardProvenance } from "./card-provenance";
import { cardTable, countOf, countsTable, number } from "./card-table";
import { bibtexText, cardText } from "./card-text";

export type { CardWaiver } from "./card-decisions";

export const CARD_FILE = "README.md";

/** Digits of the content hash by which people name a release. */
const SHORT_HASH = 12;

/** The dataset card of a release. The same manifest, audit and waivers give the same text. */
export function releaseCard(manifest: ReleaseManifest, decisions: CardDecisions): string {
  const waived = decisions.waivers.map(({ guard }) => guard);
  const { title, purpose } = PRESET_DESCRIPTIONS[manifest.preset];
  const sections = [
    cardHeader(manifest, waived),
    `# ${cardText(manifest.name)}`,
    ...(manifest.note.trim() === "" ? [] : [cardText(manifest.note)]),
    `${title}. ${purpose} ${countOf(manifest.rows, "row")} of ${countOf(manifest.trajectories, "trajectory", "trajectories")}.`,
    section("Rows", rowsText(manifest)),
    section("Provenance", cardProvenance(manifest)),
    section("Leak audit", cardAudit(decisions)),
    section("Waivers", cardWaivers(decisions.waivers)),
    section("Known limits", cardLimits(manifest)),
    section("Licence", cardText(manifest.licence)),
    section("Checking it", CHECKING),
    section("Citation", citation(manifest)),
  ];

  return `${sections.join("\n\n")}\n`;
}

const CHECKING =
  "`assay release verify FOLDER` checks the signature, every file and every row, the masks and the guards, without a database. The content hash is the SHA-256 of `manifest.json`, which holds the SHA-256 of every other file; `audit/rows.jsonl` holds the SHA-256 of every row, and `audit/problems.jsonl` fingerprints of what the guards compare.";

function section(title: string, text: string): string {
  return `## ${title}\n\n${text}`;
}

function rowsText(manifest: ReleaseManifest): string {
  const pools = POOLS.filter((pool) => manifest.pools.includes(pool));
  const table = cardTable(
    ["Pool", "Rows", "Trajectories", "Files"],
    pools.map((pool) => [
      pool,
      number(manifest.rowsByPool[pool] ?? 0),
      number(manifest.byPool[pool] ?? 0),
      number(manifest.files.filter((file) => file.kind === "data" && file.pool === pool).length),
    ]),
  );
  const counts = [
    ["Task family", manifest.byBucket],
    ["Verdict of the filter", manifest.byVerdict],
    ["Structure", manifest.byStructure],
    ["Source of the label", manifest.byLabelSource],
    ["Counted by the preset", inWords(manifest.figures)],
  ] as const;

  return [
    table,
    readingText(manifest),
    ...counts
      .filter(([, values]) => Object.keys(values).length > 0)
      .map(([title, values]) =>
        countsTable([title, title === "Counted by the preset" ? "Figure" : "Trajectories"], values),
      ),
  ].join("\n\n");
}

function inWords(figures: ReleaseManifest["figures"]): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [figureWords(name), figure]));
}

/** How the library datasets reads the rows of each format. */
function readingText(manifest: ReleaseManifest): string {
  const format = readFormat(manifest);
  const [pool] = poolsWithFiles(manifest);
  const others = manifest.formats
    .filter((other) => other !== format)
    .map((other) => `\`load_dataset("json", data_files="FOLDER/data/${pool}-*.${other}")\``);

  return [
    `\`load_dataset("FOLDER")\` of the library \`datasets\` reads the files of ${format}.`,
    ...(others.length === 0 || pool === undefined ? [] : [`The same rows in other files: ${others.join(", ")}.`]),
  ].join(" ");
}

function citation(manifest: ReleaseManifest): string {
  const hash = contentHash(manifest);

  return [
    "```bibtex",
    `@misc{assay-${hash.slice(0, SHORT_HASH)},`,
    `  title = {${bibtexText(manifest.name)}},`,
    `  howpublished = {Release of judged agent trajectories, content SHA-256 ${hash}},`,
    `  note = {Corpus ${bibtexText(manifest.corpus)}, licence ${bibtexText(manifest.licence)}}`,
    "}",
    "```",
  ].join("\n");
}
