import { useQuery } from "@tanstack/react-query";
import { releasePreviewOptions } from "@/lib/client/releases";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import type { RecipeState } from "./recipe-params";
import { optionFault, takenFaults } from "./recipe-state";

// Counting asks for no licence, but a recipe has one.
const UNNAMED = "unnamed";

/** What a recipe takes now, or what is still to be mended before that can be counted. */
export function useRecipePreview(corpus: string, state: RecipeState, recipe: ReleaseRecipe) {
  const [fault] = Object.values(takenFaults(state));
  const toMend = fault ?? (optionFault(state) ? "Mend the options of the preset to count." : undefined);
  const asked = { ...recipe, licence: recipe.licence === "" ? UNNAMED : recipe.licence };
  const preview = useQuery({ ...releasePreviewOptions(corpus, asked), enabled: toMend === undefined });

  return { toMend, preview };
}
