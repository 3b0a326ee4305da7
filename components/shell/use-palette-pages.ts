import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useMe } from "@/lib/client/use-me";
import { isAllowed } from "@/lib/domain/policy";
import { PALETTE_PAGES } from "./palette-pages";
import type { Entry } from "./rank-entries";

/** The pages below the screens that the person's role opens; all of them until the role is known. */
export function usePalettePages(): readonly Entry[] {
  const router = useRouter();
  const pathname = usePathname();
  const address = useSearchParams();
  const me = useMe();

  return PALETTE_PAGES.filter(
    ({ needs, isActOf }) =>
      isActOf !== pathname && (me === undefined || needs === undefined || isAllowed(me.role, needs)),
  ).map(({ path, search, name, about }) => {
    const params = new URLSearchParams(search);
    // The reader's address names the filter of the table that it was opened from.
    for (const name of path === "/trajectories" ? ["corpus", "filter"] : ["corpus"]) {
      const value = address.get(name);
      if (value !== null) params.set(name, value);
    }

    return {
      id: `page ${name}`,
      words: path === "/settings" ? `${name} ${about}` : name,
      by: "page" as const,
      shown: name,
      about,
      run: () => router.push(params.size === 0 ? path : `${path}?${params}`),
    };
  });
}
