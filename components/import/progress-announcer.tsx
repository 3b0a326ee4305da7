/** Tells screen readers every tenth of the way and no more. */
export function ProgressAnnouncer({ label, share }: { label: string; share: number | undefined }) {
  const text = share === undefined ? `${label} begins` : `${label}: ${Math.floor(share * 10) * 10} %`;

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
