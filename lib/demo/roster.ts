import { flakyAgent } from "./agents/flaky-agent";
import { guessingAgent } from "./agents/guessing-agent";
import { retryingAgent, rewritingAgent } from "./agents/hybrid-agent";
import { loopingAgent } from "./agents/looping-agent";
import { macroAgent } from "./agents/macro-agent";
import { reactAgent } from "./agents/react-agent";
import { scriptedAgent } from "./agents/scripted-agent";
import { theatreAgent } from "./agents/theatre-agent";
import { verboseAgent } from "./agents/verbose-agent";
import type { Entrant } from "./entrant";
import type { Transport } from "./session";
import type { Skill } from "./shopper";

const MAY = "2026-05-04";
const SEPTEMBER = "2026-09-15";
const SOLID: Skill = { level: 0.66, verify: 0.8, compare: 0.55, cite: 0.8, stamina: 2 };

const XML: Transport = {
  style: "xml",
  model: "sim/heron-30b",
  hasNonces: false,
  encodesQuery: true,
  latencyMs: [900, 4200],
};
const NATIVE: Transport = {
  style: "native",
  model: "sim/osprey-235b",
  hasNonces: true,
  encodesQuery: false,
  latencyMs: [1400, 5200],
};
const DIRECT: Transport = {
  style: "xml",
  model: "sim/wren-8b",
  hasNonces: false,
  encodesQuery: false,
  latencyMs: [260, 900],
};

const BASE = {
  isSampled: false,
  transport: XML,
  recorder: "may-2026",
  phase: "race",
  scoringVersion: MAY,
  skill: SOLID,
} as const;

/** Every run of the sample. Agent names are invented and fit no miner. */
export const ROSTER: readonly Entrant[] = [
  {
    ...BASE,
    agentName: "harbor-react",
    agentVersion: "1.4",
    runName: "harbor-react 1.4, XML calls",
    isSampled: true,
    agent: reactAgent,
    skill: { ...SOLID, level: 0.52, compare: 0.45, cite: 0.55 },
  },
  {
    ...BASE,
    agentName: "tidewater",
    agentVersion: "2.1",
    runName: "tidewater 2.1, native calls with nonces",
    isSampled: true,
    agent: reactAgent,
    skill: { level: 0.8, verify: 0.92, compare: 0.75, cite: 0.9, stamina: 3 },
    transport: NATIVE,
    recorder: "full",
    scoringVersion: SEPTEMBER,
  },
  {
    ...BASE,
    agentName: "quay-tools",
    agentVersion: "0.9",
    runName: "quay-tools 0.9, macro tools",
    isSampled: true,
    agent: macroAgent,
    skill: { ...SOLID, level: 0.6, compare: 0.35, cite: 0.4 },
  },
  {
    ...BASE,
    agentName: "ledger-script",
    agentVersion: "7.3",
    runName: "ledger-script 7.3, scripted",
    isSampled: true,
    agent: scriptedAgent,
    skill: { level: 0.74, verify: 1, compare: 0.85, cite: 1, stamina: 0 },
    transport: DIRECT,
  },
  {
    ...BASE,
    agentName: "half-hitch",
    agentVersion: "3.0",
    runName: "half-hitch 3.0, code rewrites searches",
    agent: rewritingAgent,
  },
  {
    ...BASE,
    agentName: "half-hitch",
    agentVersion: "3.2",
    runName: "half-hitch 3.2, code repeats searches",
    agent: retryingAgent,
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "bright-guess",
    agentVersion: "0.2",
    runName: "bright-guess 0.2, makes up ids",
    agent: guessingAgent,
    skill: { ...SOLID, level: 0.45, verify: 0.6 },
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "roundabout",
    agentVersion: "1.1",
    runName: "roundabout 1.1, loops",
    agent: loopingAgent,
    skill: { ...SOLID, level: 0.35, compare: 0.2, cite: 0.25 },
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "thin-ice",
    agentVersion: "0.6",
    runName: "thin-ice 0.6, crashes and protocol faults",
    agent: flakyAgent,
  },
  {
    ...BASE,
    agentName: "long-breath",
    agentVersion: "1.0",
    runName: "long-breath 1.0, answers too long for the log",
    agent: verboseAgent,
  },
  {
    ...BASE,
    agentName: "stagehand",
    agentVersion: "2.4",
    runName: "stagehand 2.4, claims calls it never made",
    agent: theatreAgent,
    skill: { ...SOLID, compare: 0.8 },
    transport: DIRECT,
  },
  {
    ...BASE,
    agentName: "harbor-react",
    agentVersion: "1.0",
    runName: "harbor-react 1.0, no call log",
    agent: reactAgent,
    skill: { ...SOLID, level: 0.4, compare: 0.25, cite: 0.3 },
    recorder: "off",
    phase: "qualifying",
    scoringVersion: "2026-04-12",
  },
];
