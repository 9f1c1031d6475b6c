import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface PageProps {
  readonly title: string;
  /** One sentence under the title: what this page is for. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** The way here, from the top; the page itself is added. */
  readonly breadcrumbs?: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
}

/** The frame of every signed-in page. */
export const Page = ({ title, lead, actions, breadcrumbs = [], children }: PageProps) => (
  <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 sm:py-10">
    {breadcrumbs.length > 0 && (
      <nav aria-label="Breadcrumbs" className="mb-3 text-sm text-muted">
        <ol className="flex flex-wrap items-center gap-1">
          {breadcrumbs.map(({ label, to }) => (
            <li key={to} className="flex items-center gap-1">
              <Link to={to} className="text-secondary hover:underline">
                {label}
              </Link>
              <ChevronRight aria-hidden className="size-4" />
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
    )}
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-2xl">
        <h1 className="text-2xl font-bold text-primary sm:text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
    <div className="grid gap-6">{children}</div>
  </div>
);

interface PanelProps {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, on its own surface. */
export const Panel = ({ title, lead, children }: PanelProps) => {
  const heading = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : heading}
      className="rounded-2xl border border-line bg-surface p-5 sm:p-7"
    >
      {title !== undefined && (
        <h2 id={heading} className="text-lg font-semibold text-primary">
          {title}
        </h2>
      )}
      {Boolean(lead) && <p className="mt-1 max-w-2xl text-muted">{lead}</p>}
      <div className={title === undefined ? '' : 'mt-5'}>{children}</div>
    </section>
  );
};
