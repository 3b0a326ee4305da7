import { logNumber } from "@/lib/domain/log-number";
import type { Attribution } from "@/lib/domain/verdict";
import type { DispatchEntry } from "./log-entries";
import type { Request } from "./requests";

/** Who made a dispatch, and why we say so. */
export interface Finding {
  readonly attribution: Attribution;
  readonly reason: string;
  readonly request?: Request | undefined;
  /** True when the request names the same tool with other arguments. */
  readonly isRewritten?: boolean;
}

export interface AttributedDispatch {
  readonly entry: DispatchEntry;
  readonly finding: Finding;
  /** Equal for equal tool and arguments; undefined when the recorder kept no arguments. */
  readonly key: string | undefined;
}

/** Arguments of a dispatch; undefined when the recorder kept none (every catalogue tool takes some). */
export function dispatchArgs(entry: DispatchEntry): Readonly<Record<string, unknown>> | undefined {
  const { params } = entry.call;
  return params && Object.keys(params).length > 0 ? params : undefined;
}

/** The model made it: it carries out a request. */
export function madeByModel(request: Request, how: string): Finding {
  return {
    attribution: "model",
    reason: `asked for by the model in ${logNumber(request.inference.call.order)}${how}`,
    request,
  };
}
