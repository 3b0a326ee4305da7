/**
 * Values of attributes that a thought may hold without having read them. A datum of one or two of these words proves
 * nothing, whatever name it has.
 */
const EVERYDAY = new Set(
  [
    "all none no yes other others any new good best high low medium middle large small big mini big long short wide thin",
    "thick light heavy soft hard full half single double multi set pack piece pieces pcs size free one two three standard",
    "regular normal default general generic random casual basic simple classic original genuine official premium quality",
    "modern style design type model version brand unbranded local product item products items not specified as shown",
    "picture photo home house kitchen room living bedroom office outdoor indoor daily everyday universal unisex adult",
    "adults kids men women man woman boys girls family gift gifts color colour same different available with without for",
    "and or the of in on a an to is it this that",
  ].flatMap((line) => line.split(" ")),
);

export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word);
}
