/** One seed for all, so that a screen, the command line and a colleague see the same intervals. */
export const RESAMPLING_SEED = 1;
