import { type Claim, closeStep } from "@/lib/demo/close-step";
import { inferText } from "@/lib/demo/inference";
import type { Agent } from "./agent";
import { narrate, solve } from "./scripted-agent";

/**
 * Sub-task with theatre: code runs a short plan, and the dialogue claims checks that the proxy never saw.
 */
export const theatreAgent: Agent = (session, skill) => {
  const real: Claim[] = [];
  inferText(session, `{"task": "${session.problem.bucket}", "items": ${session.problem.needs.length}}`);
  const choices = session.problem.needs.flatMap((need) => solve(session, skill, need, real) ?? []);
  closeStep(session, "Searching the catalogue for the requested items.", real);

  for (const { hit, rival, view } of choices) {
    const think = `Let me double check ${hit.product_id} against ${rival?.product_id ?? "the request"} before deciding; the listing at ${hit.price} has to hold up.`;
    const call = {
      name: "view_product_information",
      parameters: { product_ids: [hit, rival].flatMap((item) => item?.product_id ?? []).join(",") },
    };

    closeStep(session, think, [{ call, result: { kind: "views", value: view ? [view] : [] } }]);
  }
  narrate(session, skill, choices);
};
