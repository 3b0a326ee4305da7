import type { HotkeyGroup } from "@/lib/client/hotkeys";
import { type KeyScreen, ON_SCREEN } from "@/lib/client/key-screens";

/** What keys act on at an address; the first that fits. */
const AT: readonly (readonly [address: RegExp, screens: readonly KeyScreen[]])[] = [
  [/^\/queues\/[^/]+\/review/, ["reader"]],
  [/^\/queues/, ["queues"]],
  [/^\/adjudicate\//, ["adjudication"]],
  [/^\/trajectories\/./, ["reader"]],
  [/^\/trajectories/, ["table"]],
  [/^\/runs\/./, ["charts"]],
  [/^\/runs/, ["runs"]],
  [/^\/judge/, ["charts"]],
  [/^\/problems\/./, ["problem"]],
  [/^\/problems/, ["problems"]],
  [/^\/filters\/./, ["lab", "charts"]],
  [/^\/splits/, ["splits"]],
  [/^\/releases/, ["releases"]],
  [/^\/clusters/, ["clusters"]],
];

/** Groups of keys with those that act on the screen at an address before the others, each in the order it had. */
export function hereFirst(groups: readonly HotkeyGroup[], pathname: string): readonly HotkeyGroup[] {
  const screens = AT.find(([address]) => address.test(pathname))?.[1] ?? [];
  // Keys that act everywhere are of no screen.
  const isHere = (group: HotkeyGroup) => group !== "global" && ON_SCREEN[group].some((one) => screens.includes(one));

  return [...groups.filter(isHere), ...groups.filter((group) => !isHere(group))];
}
