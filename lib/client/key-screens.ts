import type { HotkeyGroup } from "./hotkeys";

const KEY_SCREENS = [
  "table",
  "queues",
  "reader",
  "adjudication",
  "charts",
  "runs",
  "problems",
  "problem",
  "lab",
  "clusters",
  "splits",
  "releases",
] as const;
export type KeyScreen = (typeof KEY_SCREENS)[number];

/** Where the keys of a group act. Groups without a screen in common may share keys. */
export const ON_SCREEN: Readonly<Record<HotkeyGroup, readonly KeyScreen[]>> = {
  global: KEY_SCREENS,
  table: ["table"],
  queue: ["queues"],
  item: ["reader", "adjudication"],
  verdict: ["reader"],
  step: ["reader", "adjudication"],
  label: ["reader", "adjudication"],
  span: ["reader", "adjudication"],
  layers: ["reader", "adjudication"],
  adjudicate: ["adjudication"],
  run: ["runs"],
  problem: ["problems"],
  rollout: ["problem"],
  lab: ["lab"],
  cluster: ["clusters"],
  split: ["splits"],
  release: ["releases"],
  chart: ["charts", "clusters"],
};
