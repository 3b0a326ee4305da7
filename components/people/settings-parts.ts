import type { Action } from "@/lib/domain/policy";

/** Parts of the settings, in the order they are shown. */
export const SETTINGS_PARTS = ["account", "people", "corpora", "judges", "policy", "audit"] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

interface PartLook {
  readonly name: string;
  readonly needs: Action;
}

export const SETTINGS_PART_LOOK: Readonly<Record<SettingsPart, PartLook>> = {
  account: { name: "Your account", needs: "own_account" },
  people: { name: "People", needs: "manage_people" },
  corpora: { name: "Corpora", needs: "remove_corpus" },
  judges: { name: "Judge endpoints", needs: "manage_judge_endpoints" },
  policy: { name: "Who may do what", needs: "read" },
  audit: { name: "Audit log", needs: "manage_people" },
};
