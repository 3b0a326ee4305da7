import { errorCodes } from "./error-codes";

const MOST_TRIES = 5;
/** Two who change rows of a corpus in another order waited for each other; Prisma has a name of its own for it. */
const DEADLOCK = ["40P01", "P2034"];

/** Does a transaction again that was given up for another one. */
export async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = errorCodes(error).some((code) => DEADLOCK.includes(code));
      if (!isDeadlock || tries === MOST_TRIES) throw error;
    }
  }
}
