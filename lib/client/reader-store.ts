import type { cardHit } from "@/lib/domain/card-hit";
import type { FindHit } from "@/lib/domain/find-in-steps";
import type { Span } from "@/lib/domain/label";
import type { ReaderDensity } from "@/lib/domain/reader-density";
import {
  LAYERS,
  type Layer,
  type LinkRange,
  READING_MODES,
  type ReaderLink,
  type ReadingMode,
} from "@/lib/domain/reader-link";
import { forgetFound, NO_FOUND_FOLDS, noteFound, withoutFound } from "./found-folds";

/** Words that find points to, in a text that a link cannot cite. `place` is the text's name inside its step. */
interface FoundAt {
  readonly place: string;
  readonly start: number;
  readonly end: number;
}

/** A hit of find that is shown, with what tells where cards show it: that comes with the bar, as most readers never find. */
interface ShownHit extends FindHit {
  readonly inCards: typeof cardHit;
}

/** What the reader shows right now. Ids and places only, never what the server said. */
export interface ReaderState {
  /** 0-based step that has the focus. */
  readonly focus: number;
  /** The step that the address named where it is none of these; the last one has the focus instead. */
  readonly missingStep: number | undefined;
  /** Claimed call of the focused step that a link names. */
  readonly call: number | undefined;
  /** Order of the logged call of the focused step that a link names. */
  readonly logged: number | undefined;
  readonly range: LinkRange | undefined;
  /** In the focused step. What hides it is drawn while it is set. */
  readonly foundAt: FoundAt | undefined;
  /** The hit of find that is shown, by `range` or `foundAt`. */
  readonly found: ShownHit | undefined;
  readonly mode: ReadingMode;
  readonly layers: readonly Layer[];
  readonly reference: string | undefined;
  /** Folds that a person set, over what the mode says. */
  readonly stepFolds: ReadonlyMap<number, boolean>;
  readonly resultFolds: ReadonlyMap<string, boolean>;
  readonly areAllOpen: boolean | undefined;
  readonly density: ReaderDensity;
  readonly findText: string;
  readonly isFinding: boolean;
  /** Text that the override form will cite. */
  readonly citation: Span | undefined;
  readonly isMarking: boolean;
  /** What is being commented on; a null step is the whole trajectory. */
  readonly commenting: { readonly step: number | null; readonly span: Span | null } | undefined;
  /** The comment that a link names. */
  readonly comment: string | undefined;
  /** Grows with each wish to bring `focus` into view. */
  readonly jump: number;
  readonly isTaskOpen: boolean;
}

interface ReaderPlace {
  readonly step: number;
  readonly call?: number | undefined;
  readonly logged?: number | undefined;
  readonly range?: LinkRange | undefined;
  readonly foundAt?: FoundAt | undefined;
  readonly found?: ShownHit | undefined;
}

/** Nothing of the step in focus is pointed to. */
export const NO_PLACE = {
  call: undefined,
  logged: undefined,
  range: undefined,
  foundAt: undefined,
  found: undefined,
} as const satisfies Partial<ReaderState>;

export interface ReaderStore {
  readonly get: () => ReaderState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly set: (change: Partial<ReaderState>) => void;
  /** Focuses a place, opens what hides it and brings it into view. */
  readonly goTo: (place: ReaderPlace) => void;
  /** Another text is looked for, of which no hit is shown yet. */
  readonly findFor: (text: string) => void;
  /** Closes find; what it opened is as it was before. */
  readonly stopFinding: () => void;
  readonly moveBy: (steps: number) => void;
  readonly setMode: (mode: ReadingMode) => void;
  readonly nextMode: () => void;
  readonly toggleLayer: (layer: Layer) => void;
  readonly toggleStep: (step: number) => void;
  readonly toggleResult: (step: number, key: string) => void;
  readonly toggleAll: () => void;
}

export function isStepOpen(state: ReaderState, step: number): boolean {
  return state.stepFolds.get(step) ?? state.areAllOpen ?? state.mode === "full";
}

/** Whether one result of a step is unfolded. */
export function isResultOpen(state: ReaderState, step: number, key: string): boolean {
  return state.resultFolds.get(`${step}/${key}`) ?? isStepOpen(state, step);
}

export function readerLinkOf(state: ReaderState): ReaderLink {
  return {
    step: state.focus,
    ...(state.call === undefined ? {} : { call: state.call }),
    ...(state.logged === undefined ? {} : { logged: state.logged }),
    ...(state.range === undefined ? {} : { range: state.range }),
    mode: state.mode,
    layers: state.layers,
    ...(state.reference === undefined ? {} : { reference: state.reference }),
  };
}

function initialState(link: ReaderLink, stepCount: number, density: ReaderDensity): ReaderState {
  const focus = Math.min(link.step ?? 0, Math.max(0, stepCount - 1));
  return {
    focus,
    missingStep: stepCount > 0 && focus !== (link.step ?? 0) ? link.step : undefined,
    call: link.call,
    logged: link.logged,
    range: link.range,
    foundAt: undefined,
    found: undefined,
    mode: link.mode,
    layers: link.layers,
    reference: link.reference,
    stepFolds: new Map(link.call === undefined && link.logged === undefined ? [] : [[focus, true]]),
    resultFolds: new Map(foldsOf({ step: focus, call: link.call, range: link.range })),
    areAllOpen: undefined,
    density,
    findText: "",
    isFinding: false,
    citation: undefined,
    isMarking: false,
    commenting: undefined,
    comment: link.comment,
    jump: link.step === undefined ? 0 : 1,
    isTaskOpen: false,
  };
}

/** Every long text is folded by itself, so words in it are opened with it. */
function foldsOf({ step, call, range, foundAt }: ReaderPlace): readonly (readonly [string, boolean])[] {
  const fold = range?.field === "result" && call !== undefined ? `call-${call}` : (range?.field ?? foundAt?.place);

  return fold === undefined ? [] : [[`${step}/${fold}`, true]];
}

/** The hot state of one open reader. */
export function createReaderStore(
  link: ReaderLink,
  stepCount: number,
  density: ReaderDensity = "comfortable",
): ReaderStore {
  let state = initialState(link, stepCount, density);
  let opened = NO_FOUND_FOLDS;
  const listeners = new Set<() => void>();

  function set(change: Partial<ReaderState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function goTo({ step, call, logged, range, foundAt, found }: ReaderPlace): void {
    const focus = Math.max(0, Math.min(step, stepCount - 1));
    const isPointed = call !== undefined || logged !== undefined || range?.field === "result";
    const results = foldsOf({ step: focus, call, range, foundAt });
    const folds = { steps: isPointed ? [focus] : [], results: results.map(([key]) => key) };
    opened = found ? noteFound(opened, state, folds) : forgetFound(opened, folds);
    const stepFolds = isPointed ? new Map(state.stepFolds).set(focus, true) : state.stepFolds;
    const resultFolds = new Map([...state.resultFolds, ...results]);
    const place = { focus, missingStep: undefined, call, logged, range, foundAt, found };
    set({ ...place, stepFolds, resultFolds, isMarking: false, jump: state.jump + 1 });
  }

  function stopFinding(): void {
    const { found, jump } = state;
    // Words stay where they are; what is folded again above them moves the step.
    const isMoved = found !== undefined && found.field !== "thought" && found.field !== "text";
    const folds = withoutFound(opened, state);
    opened = NO_FOUND_FOLDS;
    set({ isFinding: false, ...folds, ...(found ? NO_PLACE : {}), jump: isMoved ? jump + 1 : jump });
  }

  function setMode(mode: ReadingMode): void {
    opened = NO_FOUND_FOLDS;
    set({ mode, stepFolds: new Map(), resultFolds: new Map(), areAllOpen: undefined, jump: state.jump + 1 });
  }

  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set,
    goTo,
    findFor: (text) => set({ findText: text, ...(state.found ? NO_PLACE : {}) }),
    stopFinding,
    moveBy: (steps) => goTo({ step: state.focus + steps }),
    setMode,
    nextMode: () => setMode(READING_MODES[(READING_MODES.indexOf(state.mode) + 1) % READING_MODES.length] ?? "story"),
    toggleLayer: (layer) => {
      const isOn = state.layers.includes(layer);
      set({ layers: LAYERS.filter((name) => (name === layer ? !isOn : state.layers.includes(name))) });
    },
    toggleStep: (step) => {
      const own = [...state.resultFolds.keys()].filter((key) => key.startsWith(`${step}/`));
      const resultFolds = new Map([...state.resultFolds].filter(([key]) => !own.includes(key)));
      opened = forgetFound(opened, { steps: [step], results: own });
      set({ stepFolds: new Map(state.stepFolds).set(step, !isStepOpen(state, step)), resultFolds });
    },
    toggleResult: (step, key) => {
      opened = forgetFound(opened, { steps: [], results: [`${step}/${key}`] });
      set({ resultFolds: new Map(state.resultFolds).set(`${step}/${key}`, !isResultOpen(state, step, key)) });
    },
    toggleAll: () => {
      opened = NO_FOUND_FOLDS;
      set({ areAllOpen: !(state.areAllOpen ?? state.mode === "full"), stepFolds: new Map(), resultFolds: new Map() });
    },
  };
}
