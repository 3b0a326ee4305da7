import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DbOrTransaction } from "@/lib/db/client";
import { GUARDS } from "@/lib/leak/audit-pools";
import { CARD_FILE, type CardWaiver, releaseCard } from "@/lib/release/card/release-card";
import { syncPath } from "@/lib/release/write/sync-path";
import { pathFromHome } from "@/lib/services/home-path";
import { textFile } from "./file-fields";
import { type OpenRelease, openRelease, readRelease } from "./release-fields";
import { shownAudit } from "./shown-audit";

/**
 * Makes the card of a release anew from its audit and the waivers that count, and puts it into its folder.
 *
 * @returns the card's text
 */
export async function writeCard(tx: DbOrTransaction, home: string, id: string): Promise<string> {
  const release = openRelease(await readRelease(tx, id), null);
  const { row, manifest, audit } = release;
  if (manifest === null) throw new Error("A release without a manifest has no card.");

  const shown = audit === null ? undefined : shownAudit(audit, row.waivers);
  const card = releaseCard(manifest, { audit: shown, waivers: await waiversOf(tx, release), lostSets: row.lostSets });
  await tx.release.update({ where: { id: row.id }, data: { card } });
  await putFile(tx, { home, release, name: CARD_FILE, text: card });

  return card;
}

interface TextToPut {
  readonly home: string;
  readonly release: OpenRelease;
  readonly name: string;
  readonly text: string;
}

/** A small file of a release's folder, whole or not at all, and on disk with its name. */
export async function putFile(tx: DbOrTransaction, { home, release: { row }, name, text }: TextToPut): Promise<void> {
  const { name: _, ...figures } = textFile(name, text);
  const key = { releaseId: row.id, name };
  await tx.releaseFile.upsert({ where: { releaseId_name: key }, create: { ...key, ...figures }, update: figures });

  const folder = pathFromHome(home, row.folder ?? "");
  const draft = join(folder, `.${name}.${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, join(folder, name));
    await syncPath(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function waiversOf(tx: DbOrTransaction, { row }: OpenRelease): Promise<readonly CardWaiver[]> {
  const agreed = row.waivers.filter(({ secondId }) => secondId !== null);
  const people = await tx.person.findMany({
    where: { id: { in: agreed.flatMap(({ personId, secondId }) => [personId, secondId ?? personId]) } },
    select: { id: true, name: true },
  });
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? "";

  return agreed.flatMap(({ guard, reason, personId, secondId }) => {
    const known = GUARDS.find((name) => name === guard);

    return known === undefined ? [] : [{ guard: known, reason, by: nameOf(personId), second: nameOf(secondId) }];
  });
}
