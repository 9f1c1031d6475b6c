import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TitleColumn } from './table';

interface DetailsToggle {
  /** The id of the details. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface RowTitleProps<Row> {
  readonly row: Row;
  readonly title: TitleColumn<Row>;
  readonly details?: DetailsToggle;
}

/** What a row is called: a link to its page, or the button that opens its details. */
export const RowTitle = <Row,>({ row, title, details }: RowTitleProps<Row>) => {
  const name = title.textOf(row);
  const to = title.to?.(row);
  const note = title.note?.(row);
  return (
    <div className="flex min-w-0 items-center gap-2">
      {details && to !== undefined && (
        <Toggle {...details} label={`Details of ${name}`} className="-ml-2 px-2">
          {null}
        </Toggle>
      )}
      {title.picture?.(row)}
      <div className="min-w-0 grow">
        {to !== undefined ? (
          <Link
            to={to}
            title={name}
            data-row-control="main"
            className="block scroll-my-12 truncate font-semibold text-primary hover:underline"
          >
            {name}
          </Link>
        ) : details ? (
          <Toggle {...details} isMain className="-ml-1 max-w-full pr-2">
            <span title={name} className="truncate font-semibold text-primary">
              {name}
            </span>
          </Toggle>
        ) : (
          <span title={name} className="block truncate font-semibold text-primary">
            {name}
          </span>
        )}
        {Boolean(note) && <div className="text-sm text-muted">{note}</div>}
      </div>
    </div>
  );
};

interface ToggleProps extends DetailsToggle {
  readonly label?: string;
  readonly isMain?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const Toggle = ({ id, isOpen, onToggle, label, isMain = false, className, children }: ToggleProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? id : undefined}
    aria-label={label}
    {...(isMain && { 'data-row-control': 'main' })}
    onClick={onToggle}
    className={`flex min-h-8 scroll-my-12 items-center gap-1 rounded-lg text-left ${className}`}
  >
    <ChevronRight
      aria-hidden
      className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
    />
    {children}
  </button>
);
