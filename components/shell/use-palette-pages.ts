import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useMe } from "@/lib/client/use-me";
import { isAllowed } from "@/lib/domain/policy";
import { PALETTE_PAGES } from "./palette-pages";
import type { Entry } from "./rank-entries";

/** The pages below the screens that the person's role opens; all of them until the role is known. */
export function usePalettePages(): readonly Entry[] {
  const router = useRouter();
  const pathname = usePathname();
  const corpus = useSearchParams().get("corpus");
  const me = useMe();

  return PALETTE_PAGES.filter(
    ({ needs, isActOf }) =>
      isActOf !== pathname && (me === undefined || needs === undefined || isAllowed(me.role, needs)),
  ).map(({ path, search, name, about }) => {
    const params = new URLSearchParams({ ...search, ...(corpus === null ? {} : { corpus }) });

    return {
      id: `page ${name}`,
      words: search === undefined ? name : `${name} ${about}`,
      by: "page" as const,
      shown: name,
      about,
      run: () => router.push(params.size === 0 ? path : `${path}?${params}`),
    };
  });
}
