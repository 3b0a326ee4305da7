import { parseAsStringLiteral } from "nuqs/server";
import { JOINS_VIEWS } from "@/components/cluster/joins-view";

/** What the address of a cluster says: whether its joins are drawn or listed. */
export const clusterSearchParams = { view: parseAsStringLiteral(JOINS_VIEWS).withDefault("graph") };
