import type { FilterList, FilterVersion } from "@/lib/contract/filters";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { thresholdFault } from "@/lib/domain/threshold-changes";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES, takenWords } from "@/lib/domain/threshold-fields";
import { versionsOfHash } from "@/lib/domain/version-hash";
import type { Context } from "@/lib/services/context";
import { listFilters } from "@/lib/services/filters/list-filters";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { meantWord } from "./meant-word";
import { nearestNames } from "./nearest-names";
import { UsageError } from "./usage-error";

/** Lines of a usage text that say what `--set` takes. */
export const SET_USAGE = `  --set NAME=VALUE  a threshold that differs, as often as wanted; "off" where one can be. Names:
                    ${THRESHOLD_NAMES.slice(0, 5).join(", ")},
                    ${THRESHOLD_NAMES.slice(5, 13).join(", ")},
                    ${THRESHOLD_NAMES.slice(13).join(", ")}`;

/** Line of a usage text about the labels that figures are held against. */
export const LABELS_USAGE = "  --all-labels      count labels that are not blind, too.";

/** Option of a command that holds the filter against people. */
export const LABELS_OPTION = { "all-labels": { type: "boolean" } } as const;

/** Which labels a command counts. */
export function countedLabels(values: { readonly "all-labels"?: boolean | undefined }): CountedLabels {
  return values["all-labels"] === true ? "all" : "blind";
}

/** Options of a command that asks what thresholds would do. */
export const LAB_OPTIONS = {
  corpus: { type: "string" },
  base: { type: "string" },
  set: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

/** The filter version of a name, an id or a hash; the active one of the corpus where none is given. */
export function versionNamed({ items, active }: FilterList, name: string | undefined): FilterVersion {
  return versionAmong(items, name ?? active);
}

/** The filter version of a name or an id, or of a hash or its first eight digits or more. */
export function versionAmong(items: readonly FilterVersion[], name: string): FilterVersion {
  const found = items.find((version) => version.name === name || version.id === name);
  if (found !== undefined) return found;
  const [hashed, ...others] = versionsOfHash(items, name);
  if (hashed !== undefined && others.length === 0) return hashed;
  if (hashed !== undefined) {
    const alike = [hashed, ...others].map((version) => `“${version.name}”`).join(", ");
    throw new Error(`The hashes of ${alike} all begin with “${name}”. Write more digits.`);
  }

  const nearest = nearestNames(
    name ?? "",
    items.map((one) => one.name),
  );
  throw new Error(
    `There is no filter version “${name}”. Of ${items.length} the nearest are ${nearest.map((one) => `“${one}”`).join(", ")}.`,
  );
}

interface Asked {
  /** Name or id. */
  readonly corpus: string;
  /** Without it the active one. */
  readonly version: string | undefined;
  readonly settings: readonly string[];
}

interface LabValues {
  readonly corpus?: string | undefined;
  readonly base?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

/**
 * What these options ask, read before there is a database.
 *
 * @param named - the version where it stands without an option, if it may
 * @throws UsageError for a corpus that is not named, and for a setting that no threshold can have
 */
export function askedOfLab({ corpus, base, set }: LabValues, named?: string): Asked {
  return { corpus: requiredOption(corpus, "--corpus"), version: base ?? named, settings: settingsOption(set) };
}

/** A corpus, and the thresholds of one of its versions with `--set` over them. */
export async function askedThresholds(
  context: Context,
  { corpus, version, settings }: Asked,
): Promise<{ readonly id: string; readonly thresholds: FilterThresholds }> {
  const id = await corpusIdOf(context.db, corpus);
  const base = versionNamed(await listFilters(context, { corpus: id }), version);

  return { id, thresholds: setThresholds(base.thresholds, settings) };
}

/**
 * What `--set` was given, read before there is a version to set it over.
 *
 * @throws UsageError for a name that no threshold has or that is given twice, and a value that it cannot have
 */
export function settingsOption(settings: readonly string[] = []): readonly string[] {
  settings.reduce(setOne, DEFAULT_THRESHOLDS);
  const names = settings.map((setting) => setting.split("=")[0]);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new UsageError(`--set ${twice} is given twice.`);

  return settings;
}

/** The thresholds of a version with `--set` over them. */
export function setThresholds(base: FilterThresholds, settings: readonly string[]): FilterThresholds {
  const thresholds = settings.reduce(setOne, base);
  const fault = thresholdFault(thresholds);
  if (fault !== undefined) throw new UsageError(fault);

  return thresholds;
}

function setOne(thresholds: FilterThresholds, setting: string): FilterThresholds {
  const [asked = "", ...rest] = setting.split("=");
  const value = rest.join("=");
  if (rest.length === 0) throw new UsageError(`--set ${setting}: write NAME=VALUE.`);

  const name = THRESHOLD_NAMES.find((one) => one === asked);
  if (name === undefined) {
    const meant = meantWord(asked, THRESHOLD_NAMES);
    const help = meant === "" ? `; choose ${THRESHOLD_NAMES.join(", ")}.` : `.${meant}`;
    throw new UsageError(`--set ${setting}: there is no such threshold${help}`);
  }
  const changed = THRESHOLD_FIELDS[name].apply(thresholds, value);
  if (changed === undefined)
    throw new UsageError(`--set ${setting}: “${value}” is no value of ${name}, which takes ${takenWords(name)}.`);

  return changed;
}
