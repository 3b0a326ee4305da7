import type { FindHit } from "@/lib/domain/find-in-steps";

/** The name, inside its step, of a text that no link can cite; undefined for those that one can. */
export function foundPlace({ field, order }: Pick<FindHit, "field" | "order">): string | undefined {
  switch (field) {
    case "thought":
    case "text":
    case "call":
    case "result":
    case "own_text":
      return undefined;
    case "log":
      return `line-${order}`;
    case "log_result":
    case "answer":
      return `log-${order}`;
    case "raw":
      return "raw";
  }
}
