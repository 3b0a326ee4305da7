import type { ReactNode } from "react";

interface OpenScreenProps {
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/** A page for whoever is not signed in: nothing around it leads into Assay. */
export function OpenScreen({ title, subtitle, children }: OpenScreenProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center bg-bg px-4 pt-[14vh] pb-12">
      <div className="w-full max-w-90">
        <p className="mb-6 flex items-center gap-2 text-section">
          <span aria-hidden className="size-2.5 rotate-45 rounded-mark bg-accent" />
          Assay
        </p>
        <section className="rounded-panel border border-line bg-surface px-5 py-5">
          <h1 className="text-title">{title}</h1>
          {subtitle ? <p className="mt-1 text-ink-2">{subtitle}</p> : null}
          <div className="mt-4">{children}</div>
        </section>
      </div>
    </main>
  );
}
