/** Who set out longer ago is somewhere by now, or waits for a server that is slow. */
export const SET_OUT_WITHIN_MS = 10_000;
