/** Stands for a signal about searches or products where the agent has no shop. */
export function NoShop() {
  return (
    <span className="font-mono text-mono text-ink-3" title="Does not apply: this agent has no shop to search">
      n/a
    </span>
  );
}
