"use client";
import { useQueryStates } from "nuqs";
import { ReleaseHead } from "@/components/release/release-head";
import { releaseParams } from "@/components/release/release-params";
import { ReleaseScreen } from "@/components/release/release-screen";
import { Screen } from "@/components/shell/screen";

export function ReleaseView({ id }: { id: string }) {
  const [place, setPlace] = useQueryStates(releaseParams, { clearOnDefault: true, history: "replace" });

  return (
    <Screen crumbs={<ReleaseHead id={id} />}>
      <ReleaseScreen id={id} place={place} setPlace={(change) => void setPlace(change)} />
    </Screen>
  );
}
