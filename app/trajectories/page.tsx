import type { Metadata } from "next";
import { TrajectoriesView } from "./view";

export const metadata: Metadata = { title: "Trajectories" };

export default function Page() {
  return <TrajectoriesView />;
}
