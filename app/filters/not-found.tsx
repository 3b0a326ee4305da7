import { NoSuch } from "@/components/shell/no-such";
import { Screen } from "@/components/shell/screen";

export default function NotFound() {
  return (
    <Screen>
      <NoSuch isPage thing="filter version" back={{ href: "/filters", name: "All filter versions" }} />
    </Screen>
  );
}
