import type { BesideFormat } from "@/lib/scorer/beside-formats";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { type BesideFile, type BesideSource, importBeside } from "./import-beside";
import { CATALOGUE_FILE } from "./import-catalogue";
import { PROBLEMS_FILE } from "./import-problems";
import type { Ingest } from "./with-ingest";

type ImportBeside = (ingest: Ingest, file: BesideFile, source: BesideSource) => Promise<void>;

/** Reads a file of each format that holds no trajectories. */
export const IMPORT_BESIDE: Readonly<Record<BesideFormat, ImportBeside>> = {
  [CATALOGUE_FORMAT]: (...given) => importBeside(CATALOGUE_FILE, ...given),
  [PROBLEMS_FORMAT]: (...given) => importBeside(PROBLEMS_FILE, ...given),
};
