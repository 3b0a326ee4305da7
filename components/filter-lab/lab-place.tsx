"use client";
import { useQuery } from "@tanstack/react-query";
import { Place } from "@/components/shell/place";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { filterListOptions } from "@/lib/client/filters";
import { useMe } from "@/lib/client/use-me";
import { isAllowed } from "@/lib/domain/policy";
import { namedVersion } from "./lab-state";

interface LabPlaceProps {
  corpus: string;
  /** The version as the address names it. */
  named: string;
}

/** The way back to the versions, and which one it is. */
export function LabPlace({ corpus, named }: LabPlaceProps) {
  const me = useMe();
  const maySee = me !== undefined && isAllowed(me.role, "test_filter");
  const list = useQuery({ ...filterListOptions(corpus), enabled: maySee });
  const version = list.data && namedVersion(list.data, named);

  return (
    <Place
      all={{ href: `/filters?corpus=${corpus}`, name: "Filters" }}
      title={
        version ? (
          <>
            Filter <PlainText text={version.name} />
          </>
        ) : (
          "Filter"
        )
      }
    />
  );
}
