import type { Command } from "./command";

export interface CommandEntry {
  readonly summary: string;
  /** Loaded on demand, so that a command without a database opens none. */
  load(): Promise<Command>;
}

/** Every command of `assay`, in the order the overview lists them. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  catalogue: {
    summary: "import the products of a shop, by which outcomes are scored again",
    load: async () => (await import("./catalogue")).catalogue,
  },
  classify: {
    summary: "say who made the calls of each trajectory of a file, without a database",
    load: async () => (await import("./classify")).classify,
  },
  corpus: {
    summary: "remove a corpus with everything that belongs to it, take one import back, or set its rejected rows aside",
    load: async () => (await import("./corpus")).corpus,
  },
  export: {
    summary: "write the approved trajectories of a corpus to a file",
    load: async () => (await import("./export")).exportCommand,
  },
  filter: {
    summary: "list, save, try and activate filter versions, and say why their verdicts differ",
    load: async () => (await import("./filter")).filter,
  },
  import: {
    summary: "import trajectories from files",
    load: async () => (await import("./import")).importCommand,
  },
  leak: {
    summary:
      "say what problems to train on and to evaluate on have in common, and which are variants of one, without a database",
    load: async () => (await import("./leak")).leak,
  },
  metrics: {
    summary: "import what training runs logged by step",
    load: async () => (await import("./metrics")).metricsCommand,
  },
  problems: {
    summary: "import problems with their answer keys, by which runs are scored",
    load: async () => (await import("./problems")).problems,
  },
  rejudge: {
    summary: "ask a judge again about the trajectories of a corpus",
    load: async () => (await import("./rejudge")).rejudgeCommand,
  },
  release: {
    summary: "build, list, show, compare, sign and verify releases",
    load: async () => (await import("./release")).release,
  },
  "reset-link": {
    summary: "make a link by which a person sets a new password",
    load: async () => (await import("./reset-link")).resetLink,
  },
  seed: {
    summary: "make the owner, the default filter and the sample corpus, where they are missing",
    load: async () => (await import("./seed")).seed,
  },
  stats: {
    summary: "say how far raters agree, how right the judge of a corpus is, how its runs do, and what trainings logged",
    load: async () => (await import("./stats")).stats,
  },
  "set-up-link": {
    summary: "make a link for the first admin, while there is none",
    load: async () => (await import("./set-up-link")).setUpLink,
  },
};
