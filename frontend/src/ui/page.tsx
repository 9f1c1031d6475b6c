import { type ReactNode, useId } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

export const pageWidths = {
  /** One column of fields. */
  form: 'max-w-[52rem]',
  page: 'max-w-(--page-width,90rem)',
  /** For tables and galleries, which use the full width. */
  wide: 'max-w-(--page-width,120rem)',
} as const;

interface PageProps {
  readonly title: string;
  /** One sentence under the title about the purpose of the page. `false` keeps its place while it is loading. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** The pages between the menu page and this page, which is added automatically. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly width?: keyof typeof pageWidths;
  readonly children: ReactNode;
}

/** The frame of every signed-in page. */
export const Page = ({ title, lead, actions, breadcrumbs = [], width = 'page', children }: PageProps) => (
  <div className={`mx-auto w-full px-4 py-6 sm:px-8 ${pageWidths[width]}`}>
    <Breadcrumbs crumbs={breadcrumbs} current={title} />
    {/* At least as high as a button, because actions can appear when the data of the page arrives. */}
    <header className="mb-6 flex min-h-11 flex-wrap items-end justify-between gap-x-4 gap-y-3 lg:min-h-10">
      <div className="min-w-0 max-w-3xl">
        <PageTitle title={title} lead={lead} />
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
    <div className="grid grid-cols-1 gap-6">{children}</div>
  </div>
);

/** The title of a page, and the sentence under it. */
export const PageTitle = ({ title, lead }: Pick<PageProps, 'title' | 'lead'>) => (
  <>
    <h1 className="text-xl font-semibold break-words text-heading sm:text-2xl">{title}</h1>
    {lead !== undefined && <p className="mt-1 min-h-6 break-words text-muted">{lead}</p>}
  </>
);

interface PanelProps {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page on a separate surface. */
export const Panel = ({ title, lead, children }: PanelProps) => {
  const heading = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : heading}
      className="rounded-xl border border-line bg-surface p-4 sm:p-6"
    >
      {title !== undefined && (
        <h2 id={heading} className="text-base font-semibold text-heading">
          {title}
        </h2>
      )}
      {Boolean(lead) && <p className="mt-1 max-w-2xl break-words text-muted">{lead}</p>}
      <div className={title === undefined ? '' : 'mt-4'}>{children}</div>
    </section>
  );
};
