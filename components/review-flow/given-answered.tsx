import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
// Here from the start, so that what is drawn late comes within a test's first look.
import "./look-back";
import { aJudgement } from "@/components/judgement/given-judgement";
import { aDetail, aStep } from "@/components/trajectory/given-reader";
import type { Reveal } from "@/lib/contract/review-flow";
import type { GateCause } from "@/lib/domain/gate-cause";
import { givenFlow, lamps, press, shown } from "./given-flow";

interface GivenAnswered {
  /** What the server says of the first answer once it arrives. */
  readonly commit?: () => Promise<Response> | Response;
}

/** The brass lamp is answered with gate 4 where the judge's is 5, and the copper lamp is open. The answer arrives when it is let. */
export async function givenAnswered({ commit }: GivenAnswered = {}) {
  const items = lamps();
  const [first] = items;
  const id = first?.detail.header.id ?? "";
  const whole = aDetail({
    steps: [aStep(0, { thought: "Thought about a brass lamp." }), aStep(1)],
    header: { judgement: aJudgement({ gate: 5, score: 0.9, explanation: "It compared all." }) },
  });
  const reveal: Reveal = {
    detail: { ...whole, header: { ...whole.header, id } },
    ...{ answers: { structure: "agentic", gate: "4" }, peers: [], secondThought: null, isExtra: false },
  };
  const flow = givenFlow({ items });
  const network = globalThis.fetch;
  const causes: GateCause[] = [];
  let reveals = 0;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (/^\/api\/commits\/.+\/reveal$/.test(address)) {
      reveals += 1;
      return Response.json(reveal);
    }
    if (/^\/api\/commits\/.+\/gate-cause$/.test(address)) {
      const { cause }: { cause: GateCause } = JSON.parse(String(init.body));
      causes.push(cause);
      return Response.json({ cause, fault: "judge", isBeyondHorizon: false });
    }
    if (!address.endsWith("/commit")) return network(address, init);
    await arrived;
    return commit && address.includes(first?.lease ?? "") ? commit() : network(address, init);
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");

  return { ...flow, items, causes, arrive: () => arrive(), reveals: () => reveals };
}

export const lookedBack = () => screen.queryByRole("heading", { name: "Your last item" });
export const strip = async () => within(await screen.findByRole("region", { name: "Your last answer" }));
export const whyQuestion = () => screen.findByRole("region", { name: "Why your gate differs" });
