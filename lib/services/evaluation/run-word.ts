import { unseenFault } from "@/lib/domain/visible-text";

interface NamedRun {
  /** Public. */
  readonly id: string;
  readonly name: string;
  /** Another run of the corpus has its name, as its name or its key. */
  readonly isNameTaken: boolean;
}

/** What names a run in a command, a filter or an address: its name where that is its own and can be typed, else its id. */
export function runWord({ id, name, isNameTaken }: NamedRun): string {
  return isNameTaken || unseenFault(name, "run") !== undefined ? id : name;
}
