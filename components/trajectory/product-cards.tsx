"use client";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import type { CallCut } from "@/lib/contract/horizon";
import { type CardHit, type CardPart, cardTexts } from "@/lib/domain/card-texts";
import type { ProductCard } from "@/lib/domain/product-card";
import { visibleName } from "@/lib/domain/visible-text";
import { useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";

// A search tells titles; only the view of a product does not.
const MissingTitle = latePart(
  () => import("./missing-title").then((module) => module.MissingTitle),
  <span>{"\u00A0"}</span>,
);

interface ProductCardsProps {
  cards: readonly ProductCard[];
  step: number;
  /** How many of them the judge read, where it did not read all. */
  shown?: NonNullable<CallCut["result"]>["items"] | undefined;
  /** The hit of find that one of them shows. */
  hit?: CardHit | undefined;
}

/** Products of a result: title, id, price, shop and services. The one that was recommended stands out. */
export function ProductCards({ cards, step, shown, hit }: ProductCardsProps) {
  return (
    <ul aria-label="Products" className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-1.5">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result may name the same product twice and never changes order
        <li key={index} className="min-w-0">
          <Card
            card={card}
            step={step}
            view={shown ? viewOf(index, shown) : "whole"}
            hit={hit?.card === index ? hit : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** "1,526"; what is no plain number, such as "1k+", stays as it came. */
function soldWords(count: string): string {
  return /^\d+$/.test(count) ? formatNumber(Number(count)) : visibleName(count);
}

type JudgeView = "whole" | "start" | "nothing";

function viewOf(index: number, { whole, isNextCut }: NonNullable<ProductCardsProps["shown"]>): JudgeView {
  if (index < whole) return "whole";

  return index === whole && isNextCut ? "start" : "nothing";
}

/** What a card says of the judge's view, where that ends before the card does. */
const VIEW_WORDS = {
  start: "✂ the judge’s view ends in this product",
  nothing: "✂ not in the judge’s view",
} as const satisfies Record<Exclude<JudgeView, "whole">, string>;

interface CardProps {
  card: ProductCard;
  step: number;
  view: JudgeView;
  hit: CardHit | undefined;
}

function Card({ card, step, view, hit }: CardProps) {
  const { outline } = useReaderFacts();
  const texts = cardTexts(card);
  const currentIn = (part: CardPart) => (hit?.part === part ? hit : undefined);
  const isRecommended = outline.analysis?.ids[card.id]?.recommended ?? false;

  return (
    <article
      className={classNames(
        "flex h-full flex-col gap-0.5 rounded-control border bg-bg px-2.5 py-1.5",
        isRecommended ? "border-accent" : "border-line",
        view === "nothing" && "hatched",
        view === "start" && "border-dashed",
      )}
    >
      <p className={classNames("text-table", !currentIn("title") && "line-clamp-2")} title={visibleName(texts.title)}>
        {card.title === undefined ? (
          <MissingTitle product={card.id} step={step} />
        ) : (
          <SafeText text={card.title} step={step} isSource current={currentIn("title")} />
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-caption text-ink-2">
        <span className="font-mono text-mono">
          <SafeText text={card.id} step={step} isSource current={currentIn("id")} />
        </span>
        {card.price === undefined ? null : (
          <span className="font-semibold text-ink" title="Price as the tool gave it">
            {visibleName(card.price)}
          </span>
        )}
        {card.shop === undefined ? null : <span>shop {visibleName(card.shop)}</span>}
        {card.services.length === 0 ? null : (
          <SafeText text={texts.services} step={step} isSource current={currentIn("services")} />
        )}
        {card.soldCount === undefined ? null : <span>{soldWords(card.soldCount)} sold</span>}
        {isRecommended ? <span className="text-accent">recommended</span> : null}
      </p>
      {view === "whole" ? null : <p className="text-caption text-ink-3">{VIEW_WORDS[view]}</p>}
      {card.facts.length === 0 ? null : (
        <p
          className={classNames("text-caption text-ink-3", !currentIn("facts") && "line-clamp-2")}
          title={visibleName(texts.facts)}
        >
          <SafeText text={texts.facts} step={step} isSource current={currentIn("facts")} />
        </p>
      )}
    </article>
  );
}
