import type { Agent } from "./agents/agent";
import type { Recorder } from "./record-dialogue";
import type { Transport } from "./session";
import type { Skill } from "./shopper";

/** One run of the arena: an agent version, how it is recorded, how good it is. */
export interface Entrant {
  readonly agentName: string;
  readonly agentVersion: string;
  readonly runName: string;
  /** Sampled runs play every problem several times; the others once. */
  readonly isSampled: boolean;
  readonly agent: Agent;
  readonly skill: Skill;
  readonly transport: Transport;
  readonly recorder: Recorder;
  readonly phase: "qualifying" | "race";
  readonly scoringVersion: string;
}
