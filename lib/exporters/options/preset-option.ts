interface Named {
  /** As it is written on the command line: "maxTokens". */
  readonly name: string;
  readonly label: string;
  /** One sentence for the person who chooses. */
  readonly hint: string;
  /** What counts when nothing is chosen. */
  readonly initial: string;
}

/** What a person may choose about a preset. Values are text everywhere; each preset reads its own. */
export type PresetOption = Named &
  (
    | { readonly kind: "choice"; readonly choices: readonly { readonly value: string; readonly label: string }[] }
    | { readonly kind: "number"; readonly least: number; readonly most: number; readonly isWhole: boolean }
    | { readonly kind: "text"; readonly fault: (text: string) => string | undefined }
  );

/** Every option of a preset with its value, also those that nobody chose. */
export type Settings = Readonly<Record<string, string>>;

/** What a preset is for, in words, and what can be chosen. Light enough for the browser. */
export interface PresetDescription {
  /** For people: "Chat messages with tools". */
  readonly title: string;
  /** One plain sentence: what the file is for. */
  readonly purpose: string;
  /** One plain sentence: which trajectories it takes. */
  readonly takes: string;
  readonly options: readonly PresetOption[];
}
