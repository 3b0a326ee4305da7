import { PART_MARK } from "@/lib/domain/part-words";

/** Before a figure of some of the problems, whose words say of how many; nothing where it is of all. */
export function PartMark({ part }: { part: string | undefined }) {
  return part === undefined ? null : <span aria-hidden>{PART_MARK}</span>;
}
