import { useMe } from "@/lib/client/use-me";
import { isAllowed } from "@/lib/domain/policy";
import { SCREENS, type ScreenEntry } from "./screens";

/** The screens that the person's role opens, for the rail and the palette; all of them until the role is known. */
export function useScreens(): readonly ScreenEntry[] {
  const me = useMe();

  return SCREENS.filter(({ needs }) => me === undefined || needs === undefined || isAllowed(me.role, needs));
}
