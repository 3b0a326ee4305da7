/** What a verdict and the rejects are computed from: a part of the stored signals of one trajectory. */
export interface FilterFacts {
  readonly hasLog: boolean;
  /** Dispatches by who made them. */
  readonly model: number;
  readonly macro: number;
  readonly retry: number;
  readonly code: number;
  readonly unknown: number;
  /** Every answer of the model was recorded or failed, and none asks for a tool. */
  readonly asksForNothing: boolean;
  /** The proxy stamped calls, and every stamp says that no nonce was sent. */
  readonly sendsNoNonce: boolean;
  readonly tokens: number;
  /** Bit n-1 is reject Rn, whatever a version switches on; R4, which depends on the token budget, is left out. */
  readonly rejects: number;
}
