/** How many significant digits a share is written with. */
export const digitsOf = (share: number): number => String(share).replace(/^0\.0*|\D/g, "").length;
