import type { ErrorCode } from "@/lib/contract/error";

/** A refusal with a sentence for the person: what happened and what to do. */
export class ServiceError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string) {
    super(sentence);
    this.name = "ServiceError";
    this.code = code;
  }
}
