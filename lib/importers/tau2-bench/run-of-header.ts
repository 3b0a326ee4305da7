import { objectOf } from "@/lib/importers/json-value";
import { hashText } from "@/lib/importers/problem-key";
import { readRunHeader } from "./run-header";

/**
 * How a run is called by its domain and model, and its mark: when it was begun and how it was configured. The list of its
 * simulations, which the header may hold too, grows while it runs.
 */
export function runOfHeader(header: unknown): { readonly name: string; readonly mark: string } {
  const { domain, model } = readRunHeader(header);
  const { timestamp, info } = objectOf(header);
  const words = ["tau2-bench", domain, model].filter((word) => word !== undefined);

  return { name: words.join(" "), mark: hashText(JSON.stringify([timestamp, info])).slice(0, MARK_CHARS) };
}

const MARK_CHARS = 8;
