import { isObject, type JsonObject } from "@/lib/importers/json-value";

/**
 * The fields of a record beside those of the progress report that it holds under `progress` (domain 1.5). What the record
 * says itself comes first, member by member: what several members tell together is read from the record alone before it
 * is read from here. The report's `status` tells whether the problem was solved, as `outcome_status` does; a record's
 * own `status` speaks of the run.
 */
export function withProgressReport(fields: JsonObject): JsonObject {
  const report = fields["progress"];
  if (!isObject(report)) return fields;

  const { status, ...reported } = report;
  const own = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return { outcome_status: status, ...reported, ...Object.fromEntries(own) };
}
