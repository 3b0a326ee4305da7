import { HomeView } from "./view";

export default function Page() {
  return <HomeView />;
}
