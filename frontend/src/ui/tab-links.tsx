import { Link, type To } from 'react-router-dom';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  /** The number of items in the tab, if it is known. */
  readonly count?: number | undefined;
  readonly to: To;
  /** Classes that change the layout, for example on narrow screens. */
  readonly className?: string | undefined;
}

interface TabLinksProps {
  /** The name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** The id of the open tab. */
  readonly open: string;
  readonly className?: string;
}

/** The row of links to the tabs of a page. */
export const TabLinks = ({ label, tabs, open, className = '' }: TabLinksProps) => (
  <nav aria-label={label} className={`overflow-x-auto border-b border-line ${className}`}>
    <ul className="flex min-w-max gap-1">
      {tabs.map(({ id, label: text, count, to, className: shape }) => (
        <li key={id} className={shape}>
          <Link
            to={to}
            preventScrollReset
            aria-current={id === open ? 'page' : undefined}
            className={`-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium ${
              id === open ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'
            }`}
          >
            {text}
            {count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs text-muted tabular-nums">{count}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
