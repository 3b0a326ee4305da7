import { useQuery } from "@tanstack/react-query";
import { releasePreviewOptions } from "@/lib/client/releases";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { optionToMend } from "./faulty-parts";
import type { RecipeState } from "./recipe-params";
import { takenFaults } from "./recipe-state";

// Counting asks for no licence, but a recipe has one.
const UNNAMED = "unnamed";
/** Of who reviews blind. */
export const NOT_COUNTED = "Not counted yet; the top of the form says why.";

interface Counting {
  readonly corpus: string;
  readonly state: RecipeState;
  readonly recipe: ReleaseRecipe;
  /** The server would refuse it. */
  readonly isBlind: boolean;
}

/** What a recipe takes now, or what keeps that from being counted; nothing is asked that is known to be refused. */
export function useRecipePreview({ corpus, state, recipe, isBlind }: Counting) {
  const [fault] = Object.values(takenFaults(state));
  const toMend = isBlind ? NOT_COUNTED : (fault ?? optionToMend(state));
  const asked = { ...recipe, licence: recipe.licence === "" ? UNNAMED : recipe.licence };
  const preview = useQuery({ ...releasePreviewOptions(corpus, asked), enabled: toMend === undefined });

  return { toMend, preview };
}
