"use client";
import { Button } from "@/components/ui/button";
import { DEDUP_MEASURES, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { thresholdChanges, thresholdFault } from "@/lib/domain/threshold-changes";
import { THRESHOLD_FIELDS, type ThresholdName } from "@/lib/domain/threshold-fields";
import { CapSetting } from "./cap-setting";
import { FoldedGroup } from "./folded-group";
import { MeasureSetting } from "./measure-setting";
import { NumberSetting } from "./number-setting";
import { idleWords, SETTING_GROUPS, TRACKS } from "./setting-groups";
import { SwitchSetting } from "./switch-setting";
import type { CapStarts } from "./use-cap-starts";

type OnSet = (name: ThresholdName, text: string) => void;

interface SettingsPaneProps {
  saved: FilterThresholds;
  thresholds: FilterThresholds;
  caps: CapStarts;
  onSet: OnSet;
  onReset: () => void;
}

/** Every threshold of the version. Moving one writes a draft into the address and nothing else. */
export function SettingsPane({ saved, thresholds, caps, onSet, onReset }: SettingsPaneProps) {
  const fault = thresholdFault(thresholds);
  const changes = thresholdChanges(saved, thresholds).length;

  return (
    <section aria-label="Settings" className="flex flex-col gap-4">
      <div className="flex min-h-7.5 items-center gap-2">
        <h2 className="flex-1 text-section">Settings</h2>
        {changes > 0 ? (
          <Button size="small" onClick={onReset}>
            Reset all
          </Button>
        ) : null}
      </div>
      {fault ? (
        <p role="alert" className="rounded-control bg-danger-soft px-2.5 py-1.5 text-danger">
          {fault} Nothing is computed until it does.
        </p>
      ) : null}
      <div>
        {SETTING_GROUPS.map(({ title, says, names }, place) => (
          <FoldedGroup
            key={title}
            title={title}
            says={[says, idleGroup(names, thresholds)].filter(Boolean).join(" ")}
            changed={names.filter((name) => !isSame(name, saved, thresholds)).length}
            startsOpen={place === 0}
          >
            {names
              .filter((name) => isRead(name, thresholds))
              .map((name) => (
                <Setting
                  key={name}
                  {...{ name, saved, thresholds, caps, onSet }}
                  idle={idleGroup(names, thresholds) ? undefined : idleWords(name, thresholds)}
                />
              ))}
          </FoldedGroup>
        ))}
      </div>
    </section>
  );
}

interface SettingProps extends Omit<SettingsPaneProps, "onReset"> {
  name: ThresholdName;
  idle: string | undefined;
}

function Setting({ caps, idle, ...props }: SettingProps) {
  const { name } = props;
  const track = TRACKS[name];
  if (track && (name === "capPerProblem" || name === "capPerMiner"))
    return <CapSetting {...props} {...{ name, track, caps }} />;
  if (track) return <NumberSetting {...props} {...{ track, idle }} />;
  if (props.name === "dedup.measure")
    return <MeasureSetting {...props} onSet={(measure) => props.onSet("dedup.measure", measure)} />;

  return <SwitchSetting {...props} />;
}

/** Why none of a group has an effect: said once for all of them. */
function idleGroup(names: readonly ThresholdName[], thresholds: FilterThresholds): string | undefined {
  const [words, ...others] = new Set(names.map((name) => idleWords(name, thresholds)));

  return others.length === 0 ? words : undefined;
}

function isSame(name: ThresholdName, saved: FilterThresholds, thresholds: FilterThresholds): boolean {
  const { print } = THRESHOLD_FIELDS[name];

  return print(saved) === print(thresholds);
}

const [OFF] = DEDUP_MEASURES;

/** Whether anything reads the setting: how like two thoughts are matters where thoughts are compared. */
function isRead(name: ThresholdName, { dedup }: FilterThresholds): boolean {
  if (name === "dedup.similarity") return dedup.measure === "thoughts";

  return name !== "dedup.keep" || dedup.measure !== OFF;
}
