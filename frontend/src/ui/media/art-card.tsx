import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture';

interface ArtCardProps {
  readonly to: string;
  readonly image: string;
  readonly title: string;
  readonly subtitle: string;
  /** Values under the title, each with its label. */
  readonly metrics: readonly (readonly [label: string, value: string])[];
  readonly children?: ReactNode;
}

/** A grid with as many columns of cards as fit. */
export const cardGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5';

/** A card with an image. The whole card is a link. */
export const ArtCard = ({ to, image, title, subtitle, metrics, children }: ArtCardProps) => (
  <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface transition-shadow hover:shadow-lg">
    <div className="overflow-hidden">
      <Picture
        src={image}
        alt=""
        className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.03]"
      />
    </div>
    <div className="flex grow flex-col p-3 sm:p-4">
      <h3 className="leading-snug font-semibold sm:text-lg text-heading">
        <Link to={to} className="after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{subtitle}</p>
      <dl className="grid gap-0.5 pt-3 sm:flex sm:flex-wrap sm:gap-x-4">
        {metrics.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-2 sm:block">
            <dt className="text-xs font-medium text-muted">{label}</dt>
            <dd className="text-[0.9375rem] font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  </article>
);

/** The same for catalogues: five or more cards per row on wide screens. */
export const denseCardGrid =
  'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] sm:gap-4';

interface CardShapesProps {
  readonly count?: number;
  readonly grid?: string;
}

/** Placeholders for cards that are loading, with a message for screen readers. */
export const CardSkeletons = (props: CardShapesProps) => (
  <div role="status" data-app="near">
    <span className="sr-only">Loading…</span>
    <CardShapes {...props} />
  </div>
);

/** The placeholders without the message, if another element announces the loading. */
export const CardShapes = ({ count = 8, grid = cardGrid }: CardShapesProps) => (
  <div aria-hidden className={grid}>
    {Array.from({ length: count }, (_, card) => (
      <div key={card} className="overflow-hidden rounded-2xl border border-line bg-surface">
        <div className="aspect-4/3 animate-pulse bg-line" />
        <div className="h-[8.1rem]" />
      </div>
    ))}
  </div>
);
