import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import type { Figure } from "./figure";

const BUILD = ".next";
const MANIFEST = "page_client-reference-manifest.js";
/** Routes with a goal: a review is read in the reader. */
const READERS: readonly string[] = ["/trajectories/[id]", "/queues/[id]/review"];

const Entries = z.object({
  __RSC_MANIFEST: z.record(z.string(), z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) })),
});
const Roots = z.object({ rootMainFiles: z.array(z.string()) });

/** Gzipped JavaScript that the page of every route names, layouts and boundaries included; what comes with a first use is not in it. */
export function routeBytes(): Figure[] {
  const roots = Roots.parse(JSON.parse(readFileSync(join(BUILD, "build-manifest.json"), "utf8"))).rootMainFiles;
  const sizes = new Map<string, number>();

  return manifests().map(({ route, path }) => {
    const files = new Set([...roots, ...entriesOf(path)].map((file) => file.replace(/^\/_next\//, "")));
    let bytes = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? gzipSync(readFileSync(join(BUILD, file))).length;
      sizes.set(file, size);
      bytes += size;
    }

    return {
      id: "",
      what: `JavaScript of ${route}, gzipped, in ${files.size} files`,
      measured: `${(bytes / 1000).toFixed(0)} KB`,
      limit: "",
      goal: READERS.includes(route) ? "<= 220 KB" : "",
    };
  });
}

function manifests(): { route: string; path: string }[] {
  const root = join(BUILD, "server/app");

  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`/${MANIFEST}`) || path === MANIFEST)
    .map((path) => ({ route: `/${path.slice(0, -MANIFEST.length - 1)}`, path: join(root, path) }))
    .filter(({ route }) => !route.startsWith("/_"))
    .toSorted((a, b) => a.route.localeCompare(b.route));
}

/** The build writes this list as a script that sets a global. */
function entriesOf(path: string): string[] {
  const sandbox: Record<string, unknown> = {};
  runInNewContext(readFileSync(path, "utf8"), { globalThis: sandbox });

  return Object.values(Entries.parse(sandbox).__RSC_MANIFEST).flatMap((entry) =>
    Object.values(entry.entryJSFiles).flat(),
  );
}
