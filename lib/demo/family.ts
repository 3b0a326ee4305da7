/** A kind of product that several shops sell in many versions. */
export interface Family {
  readonly noun: string;
  readonly category: string;
  /** PHP. */
  readonly price: readonly [low: number, high: number];
  readonly styles: readonly string[];
  readonly features: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, readonly string[]>>;
}
