import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the scripts have taken this over: false in what the server draws, and while the browser takes that over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
