import { qwen3Counter } from "./count-qwen3";
import { loadTokenizer } from "./load-tokenizer";
import type { CountTokens } from "./token-counter";

let loading: Promise<CountTokens> | undefined;

/**
 * The Qwen3 token counter, made once a process.
 *
 * @throws Error when the tokenizer package is not installed or is another tokenizer
 */
export function loadTokenCounter(): Promise<CountTokens> {
  loading ??= loadTokenizer().then(qwen3Counter);
  return loading;
}
