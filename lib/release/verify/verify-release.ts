import type { Guard } from "@/lib/leak/audit-pools";

export interface VerifyOptions {
  /** PEM of the key that has to have signed it; any key when it is left out. */
  readonly publicKey?: string;
  /** Rows done and all rows. */
  readonly onProgress?: (done: number, total: number) => Promise<void>;
}

/** What is wrong with a release, in one sentence that names the file and the row. */
export interface ReleaseFault {
  readonly kind: "missing" | "hash" | "row" | "signature" | "guard" | "mask" | "preset";
  readonly file: string;
  /** Of the file, from 1. */
  readonly row?: number;
  readonly guard?: Guard;
  readonly sentence: string;
}

export interface ReleaseVerified {
  /** Empty when the release is what it says it is. */
  readonly faults: readonly ReleaseFault[];
  readonly contentHash: string | undefined;
  /** Fingerprint of the key that signed it. */
  readonly signedBy: string | undefined;
  readonly files: number;
  readonly rows: number;
}
