import { NoSuch } from "@/components/shell/no-such";
import { Screen } from "@/components/shell/screen";

export default function NotFound() {
  return (
    <Screen>
      <NoSuch isPage thing="problem" back={{ href: "/problems", name: "All problems" }} />
    </Screen>
  );
}
