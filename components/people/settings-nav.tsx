"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { classNames } from "@/components/ui/class-names";
import { isAllowed } from "@/lib/domain/policy";
import { SETTINGS_PART_LOOK, SETTINGS_PARTS, type SettingsPart } from "./settings-parts";

/** The parts of the settings that a role may open. */
export function SettingsNav({ role, part }: { role: string; part: SettingsPart }) {
  const corpus = useSearchParams().get("corpus");
  const parts = SETTINGS_PARTS.filter((name) => isAllowed(role, SETTINGS_PART_LOOK[name].needs));

  return (
    <nav aria-label="Parts of the settings">
      <ul className="flex flex-wrap gap-x-5 border-b border-line">
        {parts.map((name) => (
          <li key={name}>
            <Link
              href={{ pathname: "/settings", query: { part: name, ...(corpus ? { corpus } : {}) } }}
              aria-current={name === part ? "page" : undefined}
              className={classNames(
                "-mb-px flex min-h-8 items-center border-b-2",
                name === part ? "border-accent text-accent" : "border-transparent text-ink-2 hover:text-ink",
              )}
            >
              {SETTINGS_PART_LOOK[name].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
