"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTheme } from "next-themes";
import { keysOf, useOwnKeys } from "@/lib/client/hotkey-bindings";
import type { ActHere } from "./act-here";
import { paletteSearches } from "./palette-searches";
import type { Entry, EntryGroup } from "./rank-entries";
import { useCorpus } from "./use-corpus";
import { usePalettePages } from "./use-palette-pages";
import { usePaletteThings } from "./use-palette-things";
import { useScreenLink } from "./use-screen-link";
import { useScreens } from "./use-screens";

const TRAJECTORY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const THEMES = { light: "Light theme", dark: "Dark theme", system: "Theme of the system" } as const;

interface Asked {
  readonly typed: string;
  readonly acts: readonly ActHere[];
  readonly onShowKeys: () => void;
}

/** Everything that the palette knows of, what can be done on the screen first. */
export function usePaletteGroups({ typed, acts, onShowKeys }: Asked): readonly EntryGroup[] {
  const router = useRouter();
  const own = useOwnKeys();
  const link = useScreenLink();
  const screens = useScreens();
  const { setTheme } = useTheme();
  const { list } = useCorpus();
  const searches = useSearches(typed);
  const pages = usePalettePages();
  const things = usePaletteThings(typed);

  return [
    { heading: "On this screen", entries: acts.map(ofAct) },
    { heading: "Trajectories", entries: searches },
    {
      heading: "Go to",
      entries: screens.map(({ path, name, key }) => ({
        id: `go ${path}`,
        words: `go to ${name}`,
        shown: name,
        keys: keysOf(key, own)[0],
        run: () => router.push(link(path)),
      })),
    },
    { heading: "Pages", entries: pages },
    ...things,
    {
      heading: "Corpus",
      entries: (list.data?.items ?? []).map(({ id, name }) => ({
        id: `corpus ${id}`,
        words: `corpus ${name}`,
        by: "words" as const,
        shown: name,
        run: () => router.push(`/trajectories?corpus=${id}`),
      })),
    },
    {
      heading: "Look",
      entries: [
        ...(["light", "dark", "system"] as const).map((theme) => ({
          id: `theme ${theme}`,
          words: `theme ${theme}`,
          shown: THEMES[theme],
          run: () => setTheme(theme),
        })),
        {
          id: "keys",
          words: "show all keys shortcuts help",
          shown: "Show all keys",
          keys: keysOf("global.keys", own)[0],
          run: onShowKeys,
        },
      ],
    },
  ];
}

function ofAct({ name, about, keys, isKeyOnly, run }: ActHere, at: number): Entry {
  // What explains a key is not what it is called.
  const words = about && !isKeyOnly ? `${name} ${about}` : name;

  return { id: `act ${at}`, words, by: isKeyOnly ? "name" : undefined, shown: name, about, keys, run };
}

/** The trajectory that an id names, else searches for the words. */
function useSearches(typed: string): readonly Entry[] {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const { corpus } = useCorpus();
  const text = typed.trim();
  const id = TRAJECTORY_ID.exec(text)?.[0].toLowerCase();
  if (text === "") return [];
  if (id)
    return [
      {
        id: "trajectory",
        words: text,
        shown: <Said name="Open trajectory" text={id} />,
        run: () => router.push(`/trajectories/${id}`),
      },
    ];

  return paletteSearches({ text, corpus: corpus?.id, pathname, search }).map(({ name, about, address }) => ({
    id: name,
    words: undefined,
    shown: <Said name={name} text={text} />,
    about,
    run: () => router.push(address),
  }));
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <>
      {name} <code className="truncate font-mono text-mono">{text}</code>
    </>
  );
}
