"use client";
import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";

/** Only addresses of the web are links, and they open elsewhere; a picture is its words, so that nothing is fetched. */
const PARTS: Components = {
  a: ({ href, children }) =>
    /^https?:\/\//i.test(href ?? "") ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-accent underline">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => (alt ? <span className="text-ink-3">[picture: {alt}]</span> : null),
  h1: ({ children }) => <h3 className="mt-4 mb-1 text-title">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-4 mb-1 text-section">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-3 mb-1 text-section">{children}</h4>,
  p: ({ children }) => <p className="my-2">{children}</p>,
  ul: ({ children }) => <ul className="my-2 list-disc pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-2 list-decimal pl-5">{children}</ol>,
  // The type of the interface has no italics.
  em: ({ children }) => <em className="font-medium not-italic">{children}</em>,
  code: ({ children }) => <code className="rounded-mark bg-raised px-1 font-mono text-mono">{children}</code>,
  pre: ({ children }) => (
    <pre className="my-2 overflow-x-auto rounded-control border border-line bg-bg px-3 py-2">{children}</pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-2 border-l-2 border-line pl-3 text-ink-2">{children}</blockquote>
  ),
};

/** The guideline of a queue, as its lead wrote it: markdown that can fetch and run nothing. */
export function InstructionsText({ instructions }: { instructions: string }) {
  return (
    <div className="max-w-160 text-read wrap-anywhere">
      <Markdown rehypePlugins={[rehypeSanitize]} components={PARTS}>
        {instructions}
      </Markdown>
    </div>
  );
}
