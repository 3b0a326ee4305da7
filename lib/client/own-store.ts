import type { Me } from "@/lib/contract/people";
import type { OutboxEntry } from "./outbox-entry";
import type { OutboxStore } from "./outbox-store";

/** Whose things in this browser are meant. */
export type Owner = Pick<Me, "id" | "access">;

/** One person's part of the browser's store: what another person of this browser left is neither seen nor touched. */
export function ownStore(store: OutboxStore, owner: Owner): OutboxStore {
  const list = async () => (await store.list()).filter((entry) => isOwn(entry, owner));

  return {
    list,
    put: (entry) => store.put({ ...entry, person: owner.id }),
    remove: async (commit) => {
      if ((await list()).some((entry) => entry.commit === commit)) await store.remove(commit);
    },
  };
}

/** An entry of an older version names nobody: in local mode only one person can have given it. */
function isOwn({ person }: OutboxEntry, { id, access }: Owner): boolean {
  return person === undefined ? access === "local" : person === id;
}
