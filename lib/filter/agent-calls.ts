import type { ClaimedCall, Step } from "@/lib/domain/step";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { callKey } from "./requests";

/** A claimed call of the agent with its place and a key that is equal for equal tool and arguments. */
export interface AgentCall {
  readonly step: number;
  /** 0-based among all claimed calls of the step. */
  readonly call: number;
  readonly claim: ClaimedCall;
  readonly key: string;
}

/** The agent's claimed calls in order; those of a simulated user are left out. */
export function agentCalls(steps: readonly Step[]): readonly AgentCall[] {
  return steps.flatMap((step) =>
    step.claimed.flatMap((claim, call) =>
      claim.requestor === "agent" ? [{ step: step.index, call, claim, key: keyOf(claim) }] : [],
    ),
  );
}

export function placeOf({ step, call }: Pick<AgentCall, "step" | "call">): EvidencePlace {
  return { step, call };
}

function keyOf(claim: ClaimedCall): string {
  return claim.args ? callKey(claim.name, claim.args) : `${claim.name}\n!${claim.argsText ?? ""}`;
}
