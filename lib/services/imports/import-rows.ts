import type { CountedRows, Import } from "@/lib/contract/imports";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { readAtOnce } from "@/lib/db/read-at-once";
import { isAllowed } from "@/lib/domain/policy";
import type { Asking } from "@/lib/services/blindness/asker";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { LAST_TAKE_BACKS } from "./being-taken-back";
import { veiledImports } from "./hidden-answers";
import { type RejectedFigures, readRejectedFigures } from "./rejected-figures";
import { NOTHING_SET_ASIDE, seenMarks } from "./seen-version";
import { allRows, rowsOfNoProblems } from "./sighted-rows";
import { FileRow, type FoundImport, ImportRow, toImport } from "./to-import";
import { asShown, veilAnswers } from "./veil-answers";

const NO_FIGURES: RejectedFigures = { resolved: 0, set_aside: 0, left_to_retry: 0, countedRows: [] };

/** A reason may hold a piece of its record, and so of the reward. */
const HIDDEN = "Your role does not read rejected rows.";
const HIDDEN_BLIND = "Hidden while you review blind in this corpus.";

/** Imports that a condition on `import i` selects, newest first, with their files and jobs, as the person may read them. */
export async function readImports(
  { db, person }: Pick<Context, "db" | "person">,
  condition: Sql,
  limit: number,
): Promise<Import[]> {
  // One that ends between its files and its job would be told as over with the counts of before, and not be asked again.
  const imports = await readAtOnce(db, (tx) => readNow({ db: tx, person }, condition, limit));
  if (!isAllowed(person.role, "read_reward")) return imports.map((item) => closed(item, HIDDEN));
  const blind = await blindCorpora({ db, person }, imports);

  return imports.map((item) =>
    blind.has(item.corpus.id) ? closed(item, HIDDEN_BLIND) : { ...item, areRowsClosed: false },
  );
}

/** Ids of the corpora of imports of which the person reviews anything blind; only where there are rows to close. */
async function blindCorpora(asker: Asking, imports: readonly FoundImport[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(imports.flatMap((item) => (item.rejected > 0 ? [item.corpus.id] : [])))];
  if (ids.length === 0) return new Set();
  const corpora = await asker.db.corpus.findMany({ where: { extId: { in: ids } }, select: { id: true, extId: true } });
  const blind = new Set<string>();
  for (const { id, extId } of corpora) if (await reviewsBlind(asker, id)) blind.add(extId);

  return blind;
}

/** As `requireOpenRows` refuses the rows themselves, their reasons are left out. */
function closed(item: FoundImport, why: string): Import {
  const countedRows = item.countedRows.map((row) => hidden(row, why));

  return { ...item, countedRows, areRowsClosed: item.rejected > 0 };
}

function hidden(row: CountedRows, why: string): CountedRows {
  return { ...row, reason: why, setAside: row.setAside && { ...row.setAside, note: null } };
}

async function readNow({ db, person }: Asking, condition: Sql, limit: number): Promise<FoundImport[]> {
  const imports = await queryRows(
    db,
    ImportRow,
    sql`select i.id, i.ext_id::text, c.ext_id::text as corpus_id, c.name as corpus_name, i.run_name, i.format as asked_format,
          i.job_id::text,
          (select o.ext_id::text from import o where o.id = i.retry_of_id) as retry_of,
          i.created_at, i.finished_at,
          i.set_aside_version,
          (select o.person_id from job_run o where o.id = i.job_id) as person_id,
          case when b.state in ('queued', 'running') then b.id end as taking_back,
          case when b.state = 'failed' then b.id end as take_back_failed
        from import i join corpus c on c.id = i.corpus_id
        left join ${LAST_TAKE_BACKS} b on b.import = i.ext_id::text
        where ${condition} order by i.created_at desc, i.id desc limit ${limit}`,
  );
  if (imports.length === 0) return [];

  const keys = imports.map(({ id }) => id);
  const files = await queryRows(
    db,
    FileRow,
    sql`select import_id, name, size_bytes::float8, read_bytes::float8, state, format, refusal, note, read_count as read,
          imported_count as imported, duplicate_count as duplicates, rejected_count as rejected, rejected_before_count as rejected_before,
          conflict_count as conflicts
        from import_file where import_id in (${joinSql(keys)}) order by import_id, position`,
  );
  const found = await veiledImports({ db, person }, sql`i.id = any(${keys}::int[])`);
  const veiled = new Set(found.map(({ key }) => key));
  const isOpen = (key: number): boolean => !veiled.has(key);
  const figures = new Map([
    ...(await readRejectedFigures(db, keys.filter(isOpen), allRows)),
    ...(await readRejectedFigures(db, [...veiled], rowsOfNoProblems)),
  ]);
  const marks = await seenMarks(db, [...veiled], rowsOfNoProblems);
  const jobs = await readJobs(db, imports);

  return imports.map((row) => {
    const own = files.filter((file) => file.import_id === row.id);
    const known = { ...row, isOwn: row.person_id === person.id };
    const of = figures.get(row.id) ?? NO_FIGURES;
    const job = jobs.find(({ id }) => id === row.job_id);
    if (isOpen(row.id)) return toImport(known, own.map(asShown), of, job);

    const set_aside_version = marks.get(row.id) ?? NOTHING_SET_ASIDE;
    return toImport({ ...known, set_aside_version }, own.map(veilAnswers), of, job && { ...job, result: null });
  });
}

async function readJobs(db: DbOrTransaction, imports: readonly ImportRow[]): Promise<JobRow[]> {
  const ids = imports.flatMap(({ job_id }) => (job_id === null ? [] : [job_id]));
  if (ids.length === 0) return [];

  return queryRows(db, JobRow, sql`select ${jobColumns} from job_run j where j.id::text in (${joinSql(ids)})`);
}
