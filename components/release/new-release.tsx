"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { flushSync } from "react-dom";
import { PageFrame } from "@/components/shell/page-frame";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { CommandFoot } from "@/components/split/command-foot";
import { isRefusal } from "@/components/split/part-error";
import { Button } from "@/components/ui/button";
import { goToFirstFault } from "@/components/ui/show-first-fault";
import { showToast } from "@/components/ui/toast";
import { buildReleaseOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Corpus } from "@/lib/contract/corpora";
import type { FilterList } from "@/lib/contract/filters";
import type { SplitList } from "@/lib/contract/splits";
import { BUILDS_NONE_BLIND } from "@/lib/domain/blind-build";
import { releaseCommand } from "@/lib/release/release-command";
import { BlindBanner } from "./blind-banner";
import { faultyParts } from "./faulty-parts";
import { RecipeCounts } from "./recipe-counts";
import { RecipeFiles } from "./recipe-files";
import { RecipeLeaks } from "./recipe-leaks";
import { RecipeName } from "./recipe-name";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import { RecipeRows } from "./recipe-rows";
import { RecipeShape } from "./recipe-shape";
import { recipeFaults, toRecipe } from "./recipe-state";
import { releaseAddress } from "./release-address";
import { useRecipePreview } from "./use-recipe-preview";

interface NewReleaseProps {
  corpus: Corpus;
  splits: SplitList;
  filters: FilterList;
  state: RecipeState;
  setState: SetRecipeState;
}

/** The form of a release beside what it would take now. The address holds all of it, so a link is a recipe. */
export function NewRelease({
  corpus,
  splits: { items: splits, isBlind },
  filters,
  state: given,
  setState,
}: NewReleaseProps) {
  // The newest split, until one is chosen that is there.
  const split = splits.find(({ id }) => id === given.split) ?? splits[0];
  const state = { ...given, split: split?.id ?? "" };
  const recipe = toRecipe(state, filters.active);
  const version = filters.items.find(({ id }) => id === recipe.filterVersion);
  const [isTried, setTried] = useState(false);
  const router = useRouter();
  const build = useHeardMutation(buildReleaseOptions(useQueryClient(), corpus.id));
  const counted = useRecipePreview({ corpus: corpus.id, state, recipe, isBlind });
  // Who may not know what it takes may not build it either.
  const refused = isRefusal(counted.preview.error) ? counted.preview.error.message : undefined;
  const refusal = isBlind ? BUILDS_NONE_BLIND : refused;
  const faults = isTried ? recipeFaults(state) : {};
  const faulty = faultyParts(state);

  function onBuild(form: HTMLFormElement) {
    // At once: a field says that it is wrong only once it is drawn so.
    flushSync(() => setTried(true));
    if (faulty.length > 0) return goToFirstFault(form);
    const name = state.name.trim();
    build.mutate(
      { name, note: state.note.trim(), recipe },
      {
        onSuccess: ({ releaseId }, isHere) => {
          const onOpen = () => router.push(releaseAddress(releaseId, corpus.id));
          if (isHere) return onOpen();
          showToast({ message: `“${name}” is being built`, action: { label: "Open it", onAct: onOpen } });
        },
        onError: (error, isHere) => {
          if (!isHere) reportFailure(`“${name}” was not built`, error);
        },
      },
    );
  }

  return (
    <PageFrame>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onBuild(event.currentTarget);
        }}
      >
        {refusal === undefined ? null : <BlindBanner corpus={corpus.id}>{refusal}</BlindBanner>}
        <p className="max-w-220 text-ink-2">
          What is taken is frozen when the build begins. Later labels do not change it; the same recipe on the same
          labels gives the same bytes.
        </p>
        <div className="flex flex-col gap-4 medium:flex-row medium:items-start">
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <RecipeName state={state} setState={setState} faults={faults} />
            <RecipeRows
              corpus={corpus.id}
              splits={splits}
              filters={filters}
              state={state}
              setState={setState}
              faults={faults}
            />
            <RecipeShape state={state} setState={setState} />
            <RecipeFiles state={state} setState={setState} faults={faults} />
          </div>
          <div className="flex min-w-0 shrink-0 flex-col gap-4 medium:sticky medium:top-4 medium:w-90">
            <RecipeCounts corpus={corpus.id} filter={state.filter} {...counted} />
            {isBlind ? null : <RecipeLeaks corpus={corpus.id} split={recipe.split} pools={recipe.pools} />}
            {/* What is wrong stands below, so that the button stays under the pointer. */}
            <div className="flex flex-col items-start gap-2">
              <Button
                type="submit"
                variant="primary"
                size="large"
                disabled={build.isPending || refusal !== undefined}
                title={refusal}
              >
                {build.isPending ? "Starting the build" : "Build the release"}
              </Button>
              {build.error ? (
                <RequestError place="panel" title="The release was not built" error={build.error} />
              ) : null}
              {isTried && faulty.length > 0 ? (
                <p role="alert" className="text-danger">
                  Missing or wrong: {faulty.join(", ")}.
                </p>
              ) : null}
            </div>
            {/* The command refuses what is missing or wrong, as the form does. */}
            {faulty.length > 0 ? null : (
              <CommandFoot
                commands={[
                  {
                    does: "builds the same release",
                    command: releaseCommand({
                      corpus: corpus.name,
                      split: split?.name ?? "",
                      version: version?.hash ?? recipe.filterVersion,
                      name: state.name.trim(),
                      note: state.note.trim(),
                      recipe,
                    }),
                  },
                ]}
              />
            )}
          </div>
        </div>
      </form>
    </PageFrame>
  );
}
