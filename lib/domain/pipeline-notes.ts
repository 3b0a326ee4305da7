/** Said wherever a pipeline is counted that lets nothing past its second stage; undefined where an outcome is scored. */
export function unscoredWords({
  trajectories,
  notScored,
}: {
  readonly trajectories: number;
  readonly notScored: number;
}): string | undefined {
  if (trajectories === 0 || notScored < trajectories) return undefined;

  return "No outcome of this corpus is scored, so nothing comes past Winners.";
}

/** Agentic trajectories whose group leaves whole, since its first ranks before them; undefined where there is none. */
export function lostAgenticWords(count: number): string | undefined {
  if (count === 0) return undefined;
  const [which, them] =
    count === 1
      ? ["1 agentic trajectory is", "it"]
      : [`${count.toLocaleString("en")} agentic trajectories are`, "them"];

  return `${which} represented by one that leaves at Structure and ranks before ${them}: let more of each group of near-duplicates stay, or label the one that represents ${them}, if it is agentic too.`;
}
