"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { LabelsChoice } from "@/components/filter-panels/labels-choice";
import { PageFrame } from "@/components/shell/page-frame";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { showToast } from "@/components/ui/toast";
import { activationToShow, runningActivation } from "@/lib/client/filters";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useIsHere } from "@/lib/client/use-is-here";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { FilterList, FilterVersion } from "@/lib/contract/filters";
import { beingActivated } from "@/lib/domain/being-activated";
import { draftOf, thresholdChanges, thresholdFault, withDraft } from "@/lib/domain/threshold-changes";
import type { ThresholdName } from "@/lib/domain/threshold-fields";
import { ActivationNote } from "./activation-note";
import { IgnoredDraftNote } from "./ignored-draft-note";
import { LabDialogs } from "./lab-dialogs";
import { LabHead } from "./lab-head";
import { LabPanels } from "./lab-panels";
import { LAB_PARTS, type LabPart, type LabState, type SetLabState } from "./lab-state";
import { PartSwitch } from "./part-switch";
import { savedAddress } from "./saved-address";
import { SAVED_NOTICE } from "./saved-notice";
import { SettingsPane } from "./settings-pane";
import { useCapStarts } from "./use-cap-starts";

/** Parts in which nothing is held against people. */
const WITHOUT_LABELS: readonly LabPart[] = ["pipeline", "diversity"];

interface LabProps {
  corpus: Corpus;
  list: FilterList;
  version: FilterVersion;
  active: FilterVersion;
  state: LabState;
  setState: SetLabState;
}

/** Settings at the left, what they would do at the right. The draft lives in the address until it is saved. */
export function Lab({ corpus, list, version, active, state, setState }: LabProps) {
  const router = useRouter();
  const [dialog, setDialog] = useState<"none" | "save" | "activate">("none");
  const [started, setStarted] = useState("");
  const thresholds = withDraft(version.thresholds, state.draft);
  const isDraft = thresholdChanges(version.thresholds, thresholds).length > 0;
  const isUsable = thresholdFault(thresholds) === undefined;
  const against = list.items.find(({ id }) => id === state.against) ?? active;
  const scope: LabScope = { corpus, base: against, thresholds, labels: state.labels };
  const caps = useCapStarts(scope, against, set);
  const activation = activationToShow(list, started);
  const unchosen = useUnchosenCorpus();
  const maySave = useMay("save_filter") && isDraft && isUsable && caps.starting.length === 0;
  const mayActivate = useMay("activate_filter") && !isDraft && version.id !== active.id && !runningActivation(list);

  function set(name: ThresholdName, text: string) {
    setState(({ draft }) => {
      const next = withDraft(withDraft(version.thresholds, draft), { [name]: text });

      return { draft: draftOf(version.thresholds, next) };
    });
  }

  function onSet(name: ThresholdName, text: string) {
    caps.drop(name);
    set(name, text);
  }

  function onReset() {
    caps.drop();
    setState({ draft: {} });
  }

  const onPart = (step: 1 | -1) =>
    setState({ list: null, part: LAB_PARTS.at((LAB_PARTS.indexOf(state.part) + step) % LAB_PARTS.length) ?? "effect" });
  const labelsChoice = useRef<HTMLElement>(null);
  const onCountAll = () => {
    setState({ labels: "all" });
    // What was pressed goes away.
    labelsChoice.current?.querySelector<HTMLElement>('input[value="all"]')?.focus();
  };
  const isHere = useIsHere();
  const onStarted = ({ activationId }: { readonly activationId: string }) => setStarted(activationId);
  const onActivated = (begun: { readonly activationId: string }) => {
    onStarted(begun);
    // The version would be compared with itself as soon as it is the active one. Another page has an address of its own.
    if (isHere()) setState(({ against: named }) => (named === "" ? { against: active.id } : {}));
  };
  useHotkeys({
    "lab.save": () => maySave && setDialog("save"),
    "lab.activate": () => mayActivate && unchosen === undefined && setDialog("activate"),
    "lab.reset": onReset,
    "lab.next": () => onPart(1),
    "lab.previous": () => onPart(-1),
  });

  return (
    <PageFrame>
      <LabHead
        {...{ corpus, version, thresholds, against, isDraft, unchosen }}
        versions={list.items}
        active={active.id}
        isBeingActivated={beingActivated(list) !== undefined}
        onAgainst={(id) => setState({ against: id === active.id ? "" : id })}
        onSave={maySave ? () => setDialog("save") : undefined}
        onActivate={mayActivate ? () => setDialog("activate") : undefined}
      />
      <IgnoredDraftNote saved={version.thresholds} written={state.draft.written ?? ""} />
      {activation ? (
        <ActivationNote corpus={corpus.id} list={list} activation={activation} onStarted={onStarted} />
      ) : null}
      <div className="grid items-start gap-x-6 gap-y-4 min-[960px]:grid-cols-[264px_minmax(0,1fr)] medium:grid-cols-[312px_minmax(0,1fr)]">
        <div className="border-b border-line min-[960px]:sticky min-[960px]:top-4 min-[960px]:-ml-1 min-[960px]:max-h-[calc(100dvh-76px)] min-[960px]:overflow-y-auto min-[960px]:border-b-0 min-[960px]:pr-3 min-[960px]:pl-1">
          <SettingsPane saved={version.thresholds} {...{ thresholds, caps, onSet, onReset }} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <PartSwitch part={state.part} onPart={(part) => setState({ part, list: null })} />
            {WITHOUT_LABELS.includes(state.part) ? null : (
              <LabelsChoice ref={labelsChoice} labels={state.labels} onLabels={(labels) => setState({ labels })} />
            )}
          </div>
          {isUsable ? (
            <LabPanels {...{ scope, against, version, isDraft, state, setState, onSet, onCountAll }} />
          ) : (
            <p className="text-ink-2">Mend the settings, and what they would do is computed again.</p>
          )}
        </div>
      </div>
      <LabDialogs
        {...{ dialog, corpus, list, version, active, thresholds }}
        onStarted={onActivated}
        activations={list.activations}
        onSaved={(saved, isHere) => {
          const onOpen = () => router.push(savedAddress(corpus.id, saved.id, state));
          showToast({
            id: SAVED_NOTICE,
            message: `“${saved.name}” is saved. It decides nothing until it is activated.`,
            ...(isHere ? {} : { action: { label: "Open it", onAct: onOpen } }),
          });
          if (isHere) onOpen();
        }}
        onClose={() => setDialog("none")}
      />
    </PageFrame>
  );
}
