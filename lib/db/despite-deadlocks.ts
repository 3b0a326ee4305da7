import { errorCodes } from "./error-codes";

const MOST_TRIES = 5;
/** Two who change rows of a corpus in another order waited for each other; Prisma has a name of its own for it. */
const DEADLOCK = ["40P01", "P2034"];
/** It waited for another until its time was over, or it is too long: then it would be so again. */
const EXPIRED = "P2028";

/** Does a transaction again that was given up for another one, and once more one that ran out of time. */
export async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  let isExpired = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const codes = errorCodes(error);
      const isFirstExpiry: boolean = !isExpired && codes.includes(EXPIRED);
      isExpired ||= isFirstExpiry;
      if (tries === MOST_TRIES || !(isFirstExpiry || codes.some((code) => DEADLOCK.includes(code)))) throw error;
    }
  }
}
