import type { ErrorBody, ErrorCode } from "@/lib/contract/error";

export type Issues = NonNullable<ErrorBody["issues"]>;

/** A refusal with a sentence for the person: what happened and what to do. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** Parts of the input that are wrong, when there are several. */
  readonly issues: Issues | undefined;

  constructor(code: ErrorCode, sentence: string, issues?: Issues) {
    super(sentence);
    this.issues = issues;
    this.name = "ServiceError";
    this.code = code;
  }
}
