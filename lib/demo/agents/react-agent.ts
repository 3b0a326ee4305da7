import { playMind } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import type { Agent } from "./agent";

/** Agentic: the model searches, opens and recommends by itself. XML or native calls, as the session's transport says. */
export const reactAgent: Agent = (session, skill) => {
  playMind(session, playTask({ problem: session.problem, rng: session.rng, skill }));
};
