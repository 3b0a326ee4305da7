import { createSerializer } from "nuqs/server";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { recipeParams } from "./recipe-params";
import { toRecipeState } from "./recipe-state";

/** Pages of releases; the corpus goes along, so that the rail stays in it. */
export const releasesAddress = (corpus: string): string => `/releases?${new URLSearchParams({ corpus })}`;

export function releaseAddress(id: string, corpus: string, place: Readonly<Record<string, string>> = {}): string {
  return `/releases/${id}?${new URLSearchParams({ corpus, ...place })}`;
}

const serialize = createSerializer(recipeParams);

/** Where a release is put together, filled in with the recipe of another one. */
export function newReleaseAddress(corpus: string, of?: { name: string; recipe: ReleaseRecipe }): string {
  const address = `/releases/new?${new URLSearchParams({ corpus })}`;

  return of ? serialize(address, toRecipeState(of)) : address;
}
