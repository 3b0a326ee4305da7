/** What goes with a thing that is removed, each part with its number. */
export function GoingList({ parts, none }: { parts: readonly string[]; none: string }) {
  if (parts.length === 0) return <p>{none}</p>;

  return (
    <ul aria-label="What goes" className="list-disc pl-5">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
