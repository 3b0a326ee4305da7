import { membersOf } from "@/lib/exporters/row/json-shape";
import { metadataShape } from "./metadata-shape";
import {
  BOOLEAN,
  INTEGER,
  JSON_TEXT,
  listOf,
  type ParquetShape,
  type SparseMember,
  structOf,
  TEXT,
} from "./parquet-shape";

/** One struct for every role, in the order in which each role prints its members. */
const MESSAGES = listOf(
  structOf({
    role: TEXT,
    tool_call_id: TEXT,
    name: TEXT,
    content: TEXT,
    reasoning_content: TEXT,
    tool_calls: listOf(structOf({ id: TEXT, type: TEXT, function: structOf({ name: TEXT, arguments: TEXT }) })),
  }),
);

/** Members of the rows of every preset; one name means the same in all of them. */
export const COLUMNS: Readonly<Record<string, ParquetShape>> = {
  messages: MESSAGES,
  prompt: MESSAGES,
  completion: MESSAGES,
  chosen: MESSAGES,
  rejected: MESSAGES,
  messages_prefix: MESSAGES,
  // Declarations of tools are JSON schemas, which have no form in common.
  tools: JSON_TEXT,
  loss_mask: listOf(INTEGER),
  label: BOOLEAN,
  problem_id: TEXT,
  group_key: TEXT,
  step_index: INTEGER,
  reference_action: listOf(structOf({ name: TEXT, parameters: JSON_TEXT })),
  reference_source: TEXT,
  outcome_reward_spec: TEXT,
};

/** The columns of a release by one of its rows, in the order of the row's members. */
export type RowShape = ReadonlyMap<string, ParquetShape>;

/**
 * @param sparse - members of metadata that some row of the release has, whether this one does or not
 * @throws RangeError for a member that no preset writes
 */
export function rowShape(row: object, sparse: readonly SparseMember[]): RowShape {
  return new Map(
    Object.entries(membersOf(row) ?? {}).map(([name, value]) => {
      const shape = name === "metadata" ? metadataShape(value, sparse) : COLUMNS[name];
      if (shape === undefined) throw new RangeError(`The member ${name} of a row has no Parquet column.`);

      return [name, shape];
    }),
  );
}
