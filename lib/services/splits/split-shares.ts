import type { Pool } from "@/lib/leak/assign-pools";

/**
 * Shares as parts of their sum where one of them is above 1, as percentages are; else as they are. Shares of any sum make
 * the same split, but a contract takes none above 1.
 */
export function atMostOne(shares: Readonly<Record<Pool, number>>): Record<Pool, number> {
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  const whole = Object.values(shares).some((share) => share > 1) ? sum : 1;

  return {
    train: shares.train / whole,
    validation: shares.validation / whole,
    test: shares.test / whole,
    never_touch: shares.never_touch / whole,
  };
}
