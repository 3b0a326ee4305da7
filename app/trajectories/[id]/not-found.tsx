import { NoSuch } from "@/components/shell/no-such";
import { Screen } from "@/components/shell/screen";
import { ALL_TRAJECTORIES } from "@/components/trajectory/all-trajectories";

/** The same as the view shows, for a browser that loads the page whole: with the status of what is not there. */
export default function NotFound() {
  return (
    <Screen>
      <NoSuch isPage thing="trajectory" back={ALL_TRAJECTORIES} />
    </Screen>
  );
}
