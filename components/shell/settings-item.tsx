import { Settings } from "lucide-react";
import Link from "next/link";
import { MenuItem } from "@/components/ui/menu";

export function SettingsItem() {
  return (
    <MenuItem asChild>
      <Link href="/settings">
        <Settings aria-hidden />
        Settings
      </Link>
    </MenuItem>
  );
}
