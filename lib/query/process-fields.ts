import type { Protocol, Ungrounded, VoucherClaim } from "@/lib/domain/process-measures";

const YES_NO = { yes: "Yes", no: "No" } as const;

const VOUCHER_CLAIM_VALUES = {
  right: "It says the total that is paid, and it is right",
  wrong: "It says a total that is not what is paid",
  unsaid: "It says none",
} as const satisfies Record<VoucherClaim, string>;

const UNGROUNDED_VALUES = {
  no: "It viewed every product it recommends",
  unviewed: "It recommends a product it never viewed",
  unseen: "It recommends a product that no result holds",
} as const satisfies Record<Ungrounded, string>;

const PROTOCOL_VALUES = {
  kept: "One recommendation, then terminate",
  no_recommendation: "Nothing is recommended",
  several: "Recommended more than once",
  no_terminate: "It does not terminate",
  out_of_order: "It terminates before it recommends",
} as const satisfies Record<Protocol, string>;

const WHOLE = { kind: "number", isWhole: true, canBeNone: true, example: ">0" } as const;

/** Known of every trajectory from its import on; 0 where there is no log. */
const COUNTED = { ...WHOLE, canBeNone: false } as const;

/** Fields about how an agent went about it. `none`: it does not apply, the source cannot know, or it is not measured yet. */
export const PROCESS_FIELDS = {
  repeated: { ...WHOLE, about: "Calls that repeat an earlier one, tool and arguments" },
  searches: { ...WHOLE, about: "Searches whose answer is known" },
  empty: { ...WHOLE, about: "Searches that found nothing" },
  recovered: {
    kind: "choice",
    about: "After the last search that found nothing one found something",
    values: YES_NO,
    canBeNone: true,
  },
  reformulations: { ...WHOLE, about: "Different search queries less one" },
  page_depth: { ...WHOLE, about: "Highest page that a search asked for", example: ">1" },
  ignored: { ...WHOLE, about: "Filters, pages and ids that the shop passes over" },
  verified: {
    kind: "choice",
    about: "The product was viewed or checked before it was recommended",
    values: YES_NO,
    canBeNone: true,
  },
  used_unseen: {
    ...WHOLE,
    about: "Product ids in calls that no earlier result holds; none where an answer that may hold one was not kept",
  },
  ungrounded: {
    kind: "choice",
    about: "Whether it recommends what it never viewed or saw",
    values: UNGROUNDED_VALUES,
    canBeNone: true,
  },
  protocol: { kind: "choice", about: "How the session was ended", values: PROTOCOL_VALUES, canBeNone: true },
  voucher_claim: {
    kind: "choice",
    about: "What it says is paid with the voucher, recomputed from the prices it saw",
    values: VOUCHER_CLAIM_VALUES,
    canBeNone: true,
  },
  unclaimed: { ...WHOLE, about: "Dispatches of the log that the agent does not claim" },
  rewritten: { ...COUNTED, about: "Dispatches whose arguments are not those that the model asked for" },
  macros: { ...COUNTED, about: "Dispatches that a macro tool made" },
  retries: { ...COUNTED, about: "Dispatches that try an earlier one again with looser arguments" },
  no_nonce: { kind: "flag", about: "The proxy asked for nonces and no call sent one" },
  cycle: { kind: "flag", about: "At most three calls, repeated at least three times in a row" },
  inference_share: {
    kind: "number",
    about: "Share of inferences among what was logged, 0 to 1",
    isWhole: false,
    canBeNone: true,
    example: "<0.2",
  },
} as const;
