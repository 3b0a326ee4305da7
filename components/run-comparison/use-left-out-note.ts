import { useIsAlone } from "@/lib/client/use-me";
import type { Comparison } from "@/lib/contract/comparison";
import { LEFT_OUT_NOTE } from "./compare-commands";

/** Why a line may print other figures than the screen; where nobody signs in both are the local owner's. */
export function useLeftOutNote({ leftOut }: Pick<Comparison, "leftOut">): string | undefined {
  const isAlone = useIsAlone();

  return leftOut === null || isAlone ? undefined : LEFT_OUT_NOTE;
}
