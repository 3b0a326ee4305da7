import { join } from "node:path";
import type { GuardHit, ProtectedProblems } from "@/lib/leak/audit-pools";
import { readWaivedGuards } from "@/lib/release/card/waived-guards";
import { PROBLEMS_FILE, ROWS_FILE } from "@/lib/release/write/row-record";
import { checkFiles } from "./check-files";
import { guardFaults, guardHits, readFingerprints } from "./check-guards";
import { checkRows } from "./check-rows";
import { openRelease } from "./open-release";
import type { ReleaseFault } from "./release-fault";
import { ShippedProblems } from "./shipped-problems";

export interface VerifyOptions {
  /** PEM of the key that has to have signed it; any key when it is left out. */
  readonly publicKey?: string;
  /** A release that nobody has signed yet is no fault. */
  readonly isUnsignedAllowed?: boolean;
  /** Suites that the rows must hold no problem of. */
  readonly protectedSets?: readonly ProtectedProblems[];
  /** Rows done and all rows, in all formats. What it throws stops the check. */
  readonly onProgress?: (done: number, total: number) => Promise<void>;
}

export interface ReleaseVerified {
  /** Empty when the release is what it says it is. */
  readonly faults: readonly ReleaseFault[];
  readonly contentHash: string | undefined;
  /** Fingerprint of the key that signed it. */
  readonly signedBy: string | undefined;
  /** All that lie in the folder: with manifest, card and signature. */
  readonly files: number;
  readonly rows: number;
  /**
   * How many problems of the suites were looked for, and how often the release holds one, waived or not; undefined without
   * a suite, and where the list of its problems cannot be read.
   */
  readonly protectedSets: { readonly problems: number; readonly hits: number } | undefined;
}

/**
 * Checks a release by its folder alone: signature, files, every row in every format, presets, masks and guards. A guard
 * that two people waived is not told; the card, which the signature covers, names it.
 */
export async function verifyRelease(folder: string, options: VerifyOptions = {}): Promise<ReleaseVerified> {
  const opened = await openRelease(folder, options);
  const { manifest, contentHash, signedBy } = opened;
  if (manifest === undefined)
    return { faults: opened.faults, contentHash, signedBy, files: 0, rows: 0, protectedSets: undefined };

  const { faults, isWhole } = await checkFiles(folder, manifest);
  const fingerprints =
    isWhole.get(PROBLEMS_FILE) === true ? await readFingerprints(join(folder, PROBLEMS_FILE)) : undefined;
  const shipped = new ShippedProblems();
  const total = manifest.rows * manifest.formats.length;
  let done = 0;
  const rowFaults = await checkRows({
    ...{ folder, manifest, isWhole, shipped },
    clusters: fingerprints && new Map(fingerprints.map(({ problem, cluster }) => [problem, cluster])),
    onRow: async () => {
      done += 1;
      await options.onProgress?.(done, total);
    },
  });
  const auditFaults = [PROBLEMS_FILE, ROWS_FILE].flatMap((name) =>
    isWhole.get(name) === false ? otherBytes(name) : [],
  );
  const protectedSets = options.protectedSets ?? [];
  const guards =
    fingerprints !== undefined
      ? guardHits({
          ...{ shipped: shipped.all(), protectedSets },
          // It came with the caps.
          hasQueryGuard: manifest.caps !== undefined,
          fingerprints,
        })
      : [];

  return {
    faults: [
      ...[opened.faults, faults, rowFaults, auditFaults].flat(),
      ...guardFaults(guards, readWaivedGuards(opened.card)),
    ],
    ...{ contentHash, signedBy, files: manifest.files.length + opened.texts, rows: manifest.rows },
    protectedSets: fingerprints && lookedFor(protectedSets, guards),
  };
}

function lookedFor(sets: readonly ProtectedProblems[], hits: readonly GuardHit[]): ReleaseVerified["protectedSets"] {
  const problems = sets.reduce((sum, set) => sum + set.problems.length, 0);

  return problems === 0 ? undefined : { problems, hits: hits.filter(({ guard }) => guard === "protected").length };
}

function otherBytes(file: string): readonly ReleaseFault[] {
  return [{ kind: "bytes", file, sentence: `${file} holds other bytes than those of the manifest.` }];
}
