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

/** Every run of the sample. Names are invented, fit no miner, and tell nothing: who reviews blind sees them. */
export const ROSTER: readonly Entrant[] = [
  {
    ...BASE,
    agentName: "harbor-light",
    agentVersion: "1.4",
    runName: "harbor-light 1.4",
    isSampled: true,
    agent: reactAgent,
    skill: { ...SOLID, level: 0.52, compare: 0.45, cite: 0.55 },
  },
  {
    ...BASE,
    agentName: "tidewater",
    agentVersion: "2.1",
    runName: "tidewater 2.1",
    isSampled: true,
    agent: reactAgent,
    skill: { level: 0.8, verify: 0.92, compare: 0.75, cite: 0.9, stamina: 3 },
    transport: NATIVE,
    recorder: "full",
    scoringVersion: SEPTEMBER,
  },
  {
    ...BASE,
    agentName: "quayside",
    agentVersion: "0.9",
    runName: "quayside 0.9",
    isSampled: true,
    agent: macroAgent,
    skill: { ...SOLID, level: 0.6, compare: 0.35, cite: 0.4 },
  },
  {
    ...BASE,
    agentName: "ledger-line",
    agentVersion: "7.3",
    runName: "ledger-line 7.3",
    isSampled: true,
    agent: scriptedAgent,
    skill: { level: 0.74, verify: 1, compare: 0.85, cite: 1, stamina: 0 },
    transport: DIRECT,
  },
  {
    ...BASE,
    agentName: "half-hitch",
    agentVersion: "3.0",
    runName: "half-hitch 3.0",
    agent: rewritingAgent,
  },
  {
    ...BASE,
    agentName: "half-hitch",
    agentVersion: "3.2",
    runName: "half-hitch 3.2",
    agent: retryingAgent,
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "bright-moor",
    agentVersion: "0.2",
    runName: "bright-moor 0.2",
    agent: guessingAgent,
    skill: { ...SOLID, level: 0.45, verify: 0.6 },
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "skerry",
    agentVersion: "1.1",
    runName: "skerry 1.1",
    agent: loopingAgent,
    skill: { ...SOLID, level: 0.35, compare: 0.2, cite: 0.25 },
    phase: "qualifying",
  },
  {
    ...BASE,
    agentName: "shingle",
    agentVersion: "0.6",
    runName: "shingle 0.6",
    agent: flakyAgent,
  },
  {
    ...BASE,
    agentName: "longshore",
    agentVersion: "1.0",
    runName: "longshore 1.0",
    agent: verboseAgent,
  },
  {
    ...BASE,
    agentName: "breakwater",
    agentVersion: "2.4",
    runName: "breakwater 2.4",
    agent: theatreAgent,
    skill: { ...SOLID, compare: 0.8 },
    transport: DIRECT,
  },
  {
    ...BASE,
    agentName: "harbor-light",
    agentVersion: "1.0",
    runName: "harbor-light 1.0",
    agent: reactAgent,
    skill: { ...SOLID, level: 0.4, compare: 0.25, cite: 0.3 },
    recorder: "off",
    phase: "qualifying",
    scoringVersion: "2026-04-12",
  },
];
