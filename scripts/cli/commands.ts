import type { Command } from "./command";

export interface CommandEntry {
  readonly summary: string;
  /** Loaded on demand, so that a command without a database opens none. */
  load(): Promise<Command>;
}

/** Every command of `assay`, in the order the overview lists them. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  classify: {
    summary: "say who made the calls of each trajectory of a file, without a database",
    load: async () => (await import("./classify")).classify,
  },
  export: {
    summary: "write the approved trajectories of a corpus to a file",
    load: async () => (await import("./export")).exportCommand,
  },
  import: {
    summary: "import trajectories from files",
    load: async () => (await import("./import")).importCommand,
  },
  seed: {
    summary: "make the owner, the default filter and the sample corpus, where they are missing",
    load: async () => (await import("./seed")).seed,
  },
};
