import { formatNumber } from "@/components/ui/format-number";
import type { Import } from "@/lib/contract/imports";
import { isVeiled, refusedFiles } from "./import-state";
import { settledSince } from "./result-text";

/** The figures of an import, as they stand. */
export function ImportCounts({ item }: { item: Import }) {
  const refused = refusedFiles(item).length;
  const figures = [
    { name: "Read", value: item.read, about: "rows taken from the files" },
    ...(item.products + item.sameProducts > 0
      ? [
          {
            name: "Products",
            value: item.products,
            about: `new or changed, ${formatNumber(item.sameProducts)} as known`,
          },
        ]
      : []),
    ...(item.answerKeys + item.sameAnswerKeys > 0
      ? [
          {
            name: "Answer keys",
            value: item.answerKeys,
            about: `new or changed, ${formatNumber(item.sameAnswerKeys)} as known`,
          },
        ]
      : []),
    ...(isVeiled(item)
      ? [{ name: "Answer keys", value: "hidden", about: "and in no other figure here, while you review blind" }]
      : []),
    ...(item.replaced > 0
      ? [{ name: "Replaced", value: item.replaced, about: "rows, by a later one of the same thing" }]
      : []),
    { name: "Imported", value: item.imported, about: item.imported === 1 ? "new trajectory" : "new trajectories" },
    { name: "Duplicates", value: item.duplicates, about: "here already, nothing changed" },
    {
      name: "Rejected",
      value: item.rejected,
      about: rejectedText(item),
    },
    ...(refused > 0
      ? [
          {
            name: "Refused files",
            value: refused,
            about: `of ${formatNumber(item.files.length)}, below with the reason`,
          },
        ]
      : []),
  ];

  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 narrow:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {figures.map(({ name, value, about }) => (
        <div key={name}>
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="text-figure">{typeof value === "number" ? formatNumber(value) : value}</dd>
          <dd className="text-caption text-ink-3">{about}</dd>
        </div>
      ))}
    </dl>
  );
}

function rejectedText(item: Import): string {
  const { rejected, rejectedBefore, resolved, setAside, open, retryOf } = item;
  const since = settledSince(item);
  const became = [
    ...(rejectedBefore > 0 ? [`${formatNumber(rejectedBefore)} of them rejected before`] : []),
    ...(retryOf !== null && open > 0 ? [`${formatNumber(open)} of them still not readable`] : []),
    ...(since > 0 ? [`${formatNumber(since)} of them brought in or set aside since`] : []),
    ...(resolved > 0 ? [`${formatNumber(resolved)} of them brought in since`] : []),
    ...(setAside > 0 ? [`${formatNumber(setAside)} of them set aside`] : []),
  ];
  if (became.length > 0) return became.join(", ");

  return rejected > 0 ? "kept below with their reasons" : "rows that could not be read";
}
