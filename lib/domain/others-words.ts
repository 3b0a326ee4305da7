/**
 * Of problems without a rollout of the runs shown, after their count. Where rollouts are hidden from the person nobody may
 * say that these runs did not try them.
 */
export function othersWords(hasHidden: boolean): string {
  return hasHidden ? "of which you may see rollouts of other runs only" : "that only other runs tried";
}
