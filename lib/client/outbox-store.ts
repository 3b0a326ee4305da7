import type { OutboxEntry } from "./outbox-entry";

/** Where commits lie until the server has them. `put` comes back when the entry is on the disk. */
export interface OutboxStore {
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (commit: string) => Promise<void>;
  readonly list: () => Promise<readonly OutboxEntry[]>;
}

const DATABASE = "assay.outbox";
const TABLE = "commits";

/** The browser's database, written through to the disk; a browser that refuses it gets its local storage. */
export function createOutboxStore(): OutboxStore {
  if (typeof indexedDB === "undefined") return localStore();
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase();
    return opened;
  };

  async function write(change: (table: IDBObjectStore) => void): Promise<void> {
    // Strict: complete means on the disk, so that not even a crash of the machine loses an answer.
    const transaction = (await open()).transaction(TABLE, "readwrite", { durability: "strict" });
    change(transaction.objectStore(TABLE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser did not keep the answer."));
    });
  }

  return {
    put: (entry) => write((table) => table.put(entry)),
    remove: (commit) => write((table) => table.delete(commit)),
    list: async () => {
      const rows = await answerOf((await open()).transaction(TABLE).objectStore(TABLE).getAll());
      return inOrder(rows);
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: "commit" });

  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database did not answer."));
  });
}

async function inOrder(rows: unknown): Promise<readonly OutboxEntry[]> {
  const { OutboxEntryList } = await import("./answer-schemas");

  return OutboxEntryList.parse(rows).toSorted((a, b) => a.givenAtMs - b.givenAtMs);
}

function localStore(): OutboxStore {
  const read = async (): Promise<readonly OutboxEntry[]> => {
    try {
      return await inOrder(JSON.parse(localStorage.getItem(DATABASE) ?? "[]"));
    } catch {
      // Not JSON: another program wrote it, and nothing of ours is in it.
      return [];
    }
  };
  const write = (entries: readonly OutboxEntry[]) => localStorage.setItem(DATABASE, JSON.stringify(entries));

  return {
    put: async (entry) => write([...(await read()).filter(({ commit }) => commit !== entry.commit), entry]),
    remove: async (commit) => write((await read()).filter((entry) => entry.commit !== commit)),
    list: read,
  };
}
