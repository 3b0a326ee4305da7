import * as z from "zod";
import { TrajectoryQuery } from "@/lib/contract/trajectories";
import { parseReaderLink, type QueryValues } from "@/lib/domain/reader-link";

const one = (value: string | readonly string[] | undefined) => (typeof value === "string" ? value : value?.[0]);

/** What the address of the reader says: a place in the trajectory, and the table it was opened from. */
export function readSearchParams(values: QueryValues) {
  const shape = TrajectoryQuery.shape;

  return {
    link: parseReaderLink(values),
    table: {
      /** The trajectory's own corpus stands in when the address names none. */
      corpus: z.uuid().optional().catch(undefined).parse(one(values["corpus"])),
      filter: shape.filter.catch("").parse(one(values["filter"])),
      sort: shape.sort.catch("-imported").parse(one(values["sort"])),
    },
  };
}

export type ReaderAddress = ReturnType<typeof readSearchParams>;
