import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

export interface Tab {
  /** Its value of `tab` in the address. */
  readonly id: string;
  readonly label: string;
  /** How many things it holds, when that is known. */
  readonly count?: number | undefined;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** What the tabs are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
}

/**
 * Parts of a page, one at a time. The address names the part, so that it can be shared; the first one needs no name, and
 * is shown for a name that is unknown.
 */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const [search] = useSearchParams();
  const [first] = tabs;
  const open = tabs.find(({ id }) => id === search.get('tab')) ?? first;
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={label} className="overflow-x-auto border-b border-line">
        <ul className="flex min-w-max gap-1">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to={{ search: tab === first ? '' : `?tab=${tab.id}` }}
                preventScrollReset
                aria-current={tab === open ? 'page' : undefined}
                className={`-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium ${
                  tab === open ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'
                }`}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span className="rounded-full bg-sunken px-2 text-xs text-muted tabular-nums">
                    {tab.count}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div key={open.id} className="grid grid-cols-1 gap-6">
        {open.content()}
      </div>
    </div>
  );
};

interface TabLinkProps {
  /** Another tab of this page than the first. */
  readonly tab: string;
  readonly children: ReactNode;
}

/** A link to another tab of the page. */
export const TabLink = ({ tab, children }: TabLinkProps) => (
  <Link to={{ search: `?tab=${tab}` }} preventScrollReset className="text-secondary underline">
    {children}
  </Link>
);
