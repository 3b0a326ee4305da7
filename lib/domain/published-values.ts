/** Where every published value here stands. */
export const PAPER = {
  name: "arXiv 2606.10064",
  date: "2026-06-08",
  url: "https://arxiv.org/abs/2606.10064",
} as const;

/** "held_out": the 75 held-out problems of the paper; "another": a test set of which the paper says no more. */
export const TEST_SETS = ["held_out", "another"] as const;
export type TestSet = (typeof TEST_SETS)[number];

/** What the model played in: the paper's own tools, those of the benchmark, or a program of its own. */
export const PUBLISHED_HARNESSES = ["7-tool", "4-tool", "own"] as const;
export type PublishedHarness = (typeof PUBLISHED_HARNESSES)[number];

/** How a value came to be: one run at temperature 0, a mean over sampled rollouts, or nobody says. */
export const MEASURES = ["single_run", "sampled_mean", "not_said"] as const;
export type Measure = (typeof MEASURES)[number];

/** What a value is of: the average success rate of a run, or pass@k. */
export type ReferenceFigure = { readonly kind: "asr" } | { readonly kind: "pass_at_k"; readonly k: number };

export interface PublishedValue {
  /** Stable, for addresses. */
  readonly id: string;
  readonly model: string;
  readonly figure: ReferenceFigure;
  /** As printed, as a share. */
  readonly value: number;
  /** Problems that solve to the printed share; ours, since the paper prints shares. Undefined where none does. */
  readonly counts: { readonly solved: number; readonly problems: number } | undefined;
  readonly testSet: TestSet;
  /** Of the held-out set; undefined for all of it. */
  readonly bucket: string | undefined;
  readonly harness: PublishedHarness;
  readonly measure: Measure;
  readonly caveat: string;
}

const ANOTHER_SET =
  "Measured on another test set in a harness of 4 tools with other prompts, so it cannot be set beside the 75 held-out problems.";
const ONE_RUN = "One run at temperature 0 on 75 problems in a harness of 7 tools; one problem is 1.33 points.";
const SAMPLED =
  "Eight samples of each of the 75 problems; how they were sampled is not public. Not to be read with single runs as one series.";
const BUCKET = "A part of the 75 problems, from one run at temperature 0 in a harness of 7 tools.";

const SFT = "ORO SFT stack";
const KTO = "ORO SFT stack + KTO";

type Fields = Partial<PublishedValue>;

const held = (id: string, model: string, printed: number, solved: number, fields: Fields = {}): PublishedValue => ({
  ...{ id, model, figure: { kind: "asr" }, value: Math.round(printed * 10) / 1000, counts: { solved, problems: 75 } },
  ...{ testSet: "held_out", bucket: undefined, harness: "7-tool", measure: "single_run", caveat: ONE_RUN },
  ...fields,
});

const elsewhere = (id: string, model: string, printed: number): PublishedValue =>
  held(id, model, printed, 0, {
    ...{ counts: undefined, testSet: "another", harness: "4-tool", measure: "not_said", caveat: ANOTHER_SET },
  });

const part = (model: typeof SFT | typeof KTO, bucket: string, printed: number, [solved, problems]: [number, number]) =>
  held(`${model === SFT ? "sft" : "kto"}-${bucket}`, model, printed, solved, {
    ...{ counts: { solved, problems }, bucket, caveat: BUCKET },
  });

/** Evaluation results of the paper, in the order it gives them. Never a series together with measured runs. */
export const PUBLISHED_VALUES: readonly PublishedValue[] = [
  elsewhere("qwen3-4b", "Qwen3-4B base", 18),
  held("gpt-5.5", "GPT-5.5", 38.7, 29),
  held("sft", SFT, 42.7, 32),
  held("kto", KTO, 42.7, 32, { caveat: `β 0.02. ${ONE_RUN}` }),
  held("kto-tighter", "KTO, tighter", 35.1, 26, {
    counts: { solved: 26, problems: 74 },
    caveat:
      "β 0.01, 2 epochs. One of the 75 problems is missing, so this is 26 of 74; one run in a harness of 7 tools.",
  }),
  elsewhere("synthetic-sft", "Qwen3-4B + synthetic SFT", 43.6),
  elsewhere("synthetic-grpo", "Qwen3-4B + synthetic SFT + GRPO", 48.7),
  held("sonnet-4.6", "Claude Sonnet 4.6, teacher", 64, 48),
  held("top-miner", "Top SN15 miner", 77.3, 58, {
    harness: "own",
    caveat: "An ensemble of several models in a program of its own, so neither the harness nor the model is the same.",
  }),
  held("sft-pass-1", SFT, 34.8, 0, {
    ...{ figure: { kind: "pass_at_k", k: 1 }, counts: undefined, measure: "sampled_mean", caveat: SAMPLED },
  }),
  held("sft-pass-8", SFT, 53.3, 40, {
    ...{ figure: { kind: "pass_at_k", k: 8 }, measure: "sampled_mean", caveat: SAMPLED },
  }),
  part(SFT, "product", 67.9, [19, 28]),
  part(SFT, "shop", 29.2, [7, 24]),
  part(SFT, "voucher", 26.1, [6, 23]),
  part(KTO, "product", 64.3, [18, 28]),
  part(KTO, "shop", 29.2, [7, 24]),
  part(KTO, "voucher", 30.4, [7, 23]),
];
