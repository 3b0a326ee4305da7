import { createLoader, parseAsStringLiteral } from "nuqs/server";
import { SETTINGS_PARTS } from "@/components/people/settings-parts";

/** What the address of the settings says; a value that cannot be read falls back. */
export const settingsSearchParams = { part: parseAsStringLiteral(SETTINGS_PARTS).withDefault("account") };

export const loadSettings = createLoader(settingsSearchParams);
