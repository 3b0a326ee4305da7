import Link from "next/link";
import type { ReactNode } from "react";
import { labAddress } from "@/components/filter-lab/lab-address";
import { PoolChip } from "@/components/split/pool-chip";
import { listAddress } from "@/components/trajectory-list/list-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { formatBytes } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { useMay } from "@/lib/client/use-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { labelsAsOfWords } from "@/lib/domain/labels-as-of";
import { capsWords } from "@/lib/domain/release-caps";
import { shortHash } from "@/lib/domain/version-hash";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { HashLine } from "./hash-line";
import { nextName } from "./next-name";
import { optionWords } from "./option-words";
import { newReleaseAddress } from "./release-address";

const LINK = "rounded-mark underline decoration-line-strong hover:decoration-current";

/** Everything that a release is made of, the command that writes the same bytes again, and the way to build it again. */
export function BuiltFrom({ release }: { release: ReleaseDetail }) {
  const { corpus, recipe, split, filterVersion, note, command, contentHash } = release;
  const mayBuild = useMay("build_release");
  const chosen = optionWords(recipe);

  return (
    <Panel
      title="Built from"
      actions={
        mayBuild ? (
          <Button asChild size="small">
            <Link href={newReleaseAddress(corpus.id, { name: nextName(release.name), recipe })}>Build again</Link>
          </Button>
        ) : null
      }
    >
      <dl className="flex flex-col gap-2">
        {note ? (
          <Fact name="Note">
            <PlainText text={note} />
          </Fact>
        ) : null}
        <Fact name="Preset">{PRESET_DESCRIPTIONS[recipe.preset].title}</Fact>
        {chosen.length > 0 ? (
          <Fact name="Options">
            <span className="flex flex-col">
              {chosen.map((words) => (
                <span key={words} className="wrap-anywhere">
                  {words}
                </span>
              ))}
            </span>
          </Fact>
        ) : null}
        <Fact name="Split">
          <Link href={`/splits/${split.id}?${new URLSearchParams({ corpus: corpus.id })}`} className={LINK}>
            <PlainText text={split.name} />
          </Link>{" "}
          {split.version === null ? null : (
            <span className="text-ink-2" title="The version of the split that this release ships">
              version {split.version}
            </span>
          )}
          {recipe.pools.map((pool) => (
            <PoolChip key={pool} pool={pool} />
          ))}
        </Fact>
        <Fact name="Filter version">
          <Link href={labAddress(corpus.id, filterVersion.id)} className={LINK}>
            <PlainText text={filterVersion.name} />
          </Link>{" "}
          <span className="font-mono text-mono text-ink-3" title={filterVersion.hash}>
            {shortHash(filterVersion.hash)}
          </span>
        </Fact>
        <Fact name="Caps">{capsWords(recipe.caps)}</Fact>
        <Fact name="Labels and approvals">{labelsAsOfWords(recipe.labelsAsOf)}</Fact>
        <Fact name="Rows">
          {recipe.filter === "" ? (
            "What the preset takes of the whole corpus"
          ) : (
            <Link href={listAddress(corpus.id, recipe.filter)} className={`${LINK} font-mono text-mono wrap-anywhere`}>
              {recipe.filter}
            </Link>
          )}
        </Fact>
        <Fact name="Files">
          {recipe.formats.join(", ")}, of up to {formatBytes(recipe.shardBytes)}
        </Fact>
        <Fact name="Licence">
          <PlainText text={recipe.licence} />
        </Fact>
      </dl>
      {contentHash ? (
        <div className="mt-3 border-t border-line pt-2">
          <HashLine name="Content hash" hash={contentHash} />
        </div>
      ) : null}
      <div className="mt-2">
        <p className="flex items-center gap-1 text-table font-medium">
          {contentHash ? "The command that writes the same bytes again" : "The command that builds it"}
          <CopyButton label="Copy the command" text={command} />
        </p>
        <code className="block font-mono text-mono wrap-anywhere text-ink-2">{command}</code>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-center gap-1.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
