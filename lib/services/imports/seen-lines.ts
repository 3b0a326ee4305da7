import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { KnownRow } from "./known-rows";

/** A line of a file that is left out because the corpus holds its content. */
export interface SeenLine extends KnownRow {
  /** 0-based position among the records of the file. */
  readonly index: number;
}

/** A new row that has an id, and where it would go. */
export interface WantedLine {
  readonly position: number;
  readonly index: number;
  readonly run: number;
  /** Its record names the run; else it is that of the file. */
  readonly namesRun: boolean;
  readonly sourceId: string;
  readonly rollout: number | null;
}

/** So many take some 10 MB, and the table is made only where they are asked for or are more. */
const MOST_WAITING = 50_000;

/**
 * The ids of those lines of a file that are left out as known: of the lines of a file with one id the first counts, whatever
 * an earlier import brought. A file may have any number of them, so they go to a temporary table of the session.
 */
export class SeenLines {
  #fileId: number | undefined;
  #waiting: SeenLine[] = [];
  #isStored = false;

  /**
   * Keeps lines. Call it outside of a transaction, which may be rolled back.
   *
   * @param isAsked - whether a row follows that may be behind one of them
   */
  async note(session: CopySession, fileId: number, lines: readonly SeenLine[], isAsked: boolean): Promise<void> {
    this.#begin(fileId);
    for (const line of lines) if (line.sourceId !== null) this.#waiting.push(line);
    if (!isAsked && this.#waiting.length < MOST_WAITING) return;

    await this.store(session, fileId, this.#waiting);
    this.#waiting = [];
  }

  /** Keeps lines at once: whoever tries a transaction again does this again. */
  async store(session: CopySession, fileId: number, lines: readonly SeenLine[]): Promise<void> {
    this.#begin(fileId);
    const named = lines.filter(({ sourceId }) => sourceId !== null);
    if (named.length === 0) return;

    await session.query(z.object({}), TABLE, []);
    await session.query(
      z.object({}),
      "insert into seen_line select $1::int, l.* from unnest($2::int[], $3::int[], $4::text[], $5::int[]) as l",
      [
        fileId,
        named.map(({ index }) => index),
        named.map(({ run }) => run),
        named.map(({ sourceId }) => sourceId),
        named.map(({ rollout }) => rollout),
      ],
    );
    this.#isStored = true;
  }

  #begin(fileId: number): void {
    if (this.#fileId === fileId) return;
    this.#fileId = fileId;
    this.#waiting = [];
    this.#isStored = false;
  }

  /**
   * Rows behind a line of the same id, by their positions. The line lies in the run that it came with: where the row names
   * none neither does the line, which then had one of the file's if its agent is no other.
   */
  async repeated(session: CopySession, fileId: number, rows: readonly WantedLine[]): Promise<ReadonlySet<number>> {
    if (this.#fileId !== fileId || !this.#isStored || rows.length === 0) return new Set();
    await session.query(z.object({}), INDEX, []);
    const found = await session.query(
      z.object({ position: z.int() }),
      `select w.position
       from unnest($2::int[], $3::int[], $4::int[], $5::bool[], $6::text[], $7::int[])
         as w (position, line, run_id, names_run, source_id, rollout)
       where exists (select from seen_line s join run r on r.id = s.run_id join run own on own.id = w.run_id
         where s.file_id = $1::int and s.source_id = w.source_id and s.line < w.line
           and s.rollout is not distinct from w.rollout
           and (s.run_id = w.run_id
             or (not w.names_run and coalesce(r.agent_id = own.agent_id, true))))`,
      [
        fileId,
        rows.map(({ position }) => position),
        rows.map(({ index }) => index),
        rows.map(({ run }) => run),
        rows.map(({ namesRun }) => namesRun),
        rows.map(({ sourceId }) => sourceId),
        rows.map(({ rollout }) => rollout),
      ],
    );

    return new Set(found.map(({ position }) => position));
  }
}

const TABLE = `create temp table if not exists seen_line
  (file_id int not null, line int not null, run_id int not null, source_id text not null, rollout int)`;
const INDEX = "create index if not exists seen_line_source_id on seen_line (source_id)";
