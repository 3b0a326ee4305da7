"use client";
import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { moveItem } from "./move-item";

interface ColumnMenuProps {
  columns: readonly { id: string; name: string; about: string }[];
  /** Ids of the columns that show, in order. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  onReset: () => void;
}

/** Which columns show, and in which order. */
export function ColumnMenu({ columns, shown, onChange, onReset }: ColumnMenuProps) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = [...shown.flatMap((id) => byId.get(id) ?? []), ...columns.filter(({ id }) => !shown.includes(id))];

  return (
    <Popover
      align="end"
      label="Columns"
      trigger={
        <Button>
          <Columns3 aria-hidden />
          Columns
        </Button>
      }
    >
      <ul className="w-66">
        {ordered.map(({ id, name, about }) => {
          const place = shown.indexOf(id);
          const isShown = place >= 0;

          return (
            <li key={id} className="flex h-7.5 items-center gap-2">
              <Checkbox
                id={`column-${id}`}
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onCheckedChange={(checked) =>
                  onChange(checked ? [...shown, id] : shown.filter((other) => other !== id))
                }
              />
              <label htmlFor={`column-${id}`} title={about} className="flex-1 truncate">
                {name}
              </label>
              {isShown ? (
                <>
                  <IconButton
                    label={`Move ${name} to the left`}
                    disabled={place === 0}
                    onClick={() => onChange(moveItem(shown, id, -1))}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move ${name} to the right`}
                    disabled={place === shown.length - 1}
                    onClick={() => onChange(moveItem(shown, id, 1))}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <span className="-ml-2 inline-flex">
          <Button size="small" variant="ghost" onClick={onReset}>
            Show the usual columns
          </Button>
        </span>
      </div>
    </Popover>
  );
}
