/** Weights by task family from "voucher=3, shop=1"; a sentence when a part cannot be read. */
export function readWeights(text: string): ReadonlyMap<string, number> | string {
  const weights = new Map<string, number>();
  const parts = text.split(",").map((part) => part.trim());

  for (const part of parts.filter((each) => each !== "")) {
    const [name = "", value = "", ...rest] = part.split("=").map((side) => side.trim());
    const weight = Number(value);
    if (name === "" || value === "" || rest.length > 0 || !(weight > 0) || !Number.isFinite(weight))
      return `“${part}” is no weight; write voucher=3 with a number above 0, and a comma between two.`;
    if (weights.has(name)) return `“${name}” has two weights.`;
    weights.set(name, weight);
  }

  return weights;
}
