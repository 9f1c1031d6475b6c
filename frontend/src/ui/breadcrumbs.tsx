import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface Place {
  /** The element that contains the breadcrumbs; null until it is mounted. */
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
  /** The pages above the page at a path. */
  readonly parentsOf: (path: string) => readonly Crumb[];
}

const PlaceContext = createContext<Place | undefined>(undefined);

interface BreadcrumbsProviderProps extends Pick<Place, 'parentsOf'> {
  /** Contains `BreadcrumbsPlace`. */
  readonly children: ReactNode;
}

/**
 * For layouts that show the breadcrumbs of all pages in one place. Without it, they are above the title of the
 * page. Only the breadcrumbs are rendered again when their place is known.
 */
export const BreadcrumbsProvider = ({ parentsOf, children }: BreadcrumbsProviderProps) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, setElement, parentsOf }), [element, parentsOf]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
};

/** The element for the breadcrumbs of a `BreadcrumbsProvider`. */
export const BreadcrumbsPlace = ({ className }: { readonly className: string }) => (
  <div ref={useContext(PlaceContext)?.setElement} className={className} />
);

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly current: string;
}

/** The pages above a page, and the page itself. */
export const Breadcrumbs = ({ crumbs, current }: BreadcrumbsProps) => {
  const place = useContext(PlaceContext);
  const { pathname } = useLocation();
  if (place === undefined)
    return crumbs.length > 0 && <Trail className="mb-3" crumbs={crumbs} current={current} />;
  const parents = place.parentsOf(crumbs[0]?.to ?? pathname);
  return (
    place.element && createPortal(<Trail crumbs={[...parents, ...crumbs]} current={current} />, place.element)
  );
};

/** On a narrow screen, only the link to the parent page, or the name of the page if it has no parent. */
const Trail = ({ crumbs, current, className = '' }: BreadcrumbsProps & { readonly className?: string }) => (
  <nav aria-label="Breadcrumbs" className={`min-w-0 text-sm text-muted ${className}`}>
    <ol className="flex min-w-0 items-center gap-1">
      {crumbs.map(({ label, to }) => (
        <li key={to} className="flex min-w-0 max-w-64 items-center gap-1 max-sm:not-nth-last-2:hidden">
          <ChevronLeft aria-hidden className="size-4 shrink-0 sm:hidden" />
          <Link to={to} className="truncate rounded py-2 hover:text-text hover:underline">
            {label}
          </Link>
          <ChevronRight aria-hidden className="size-4 shrink-0 max-sm:hidden" />
        </li>
      ))}
      <li aria-current="page" className="min-w-0 truncate font-medium text-text max-sm:not-first:hidden">
        {current}
      </li>
    </ol>
  </nav>
);
