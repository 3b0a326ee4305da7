import { NotApplicable } from "./not-applicable";

/** Stands for a signal about searches or products where the agent has no shop. */
export function NoShop() {
  return <NotApplicable why="Does not apply: this agent has no shop to search" />;
}
