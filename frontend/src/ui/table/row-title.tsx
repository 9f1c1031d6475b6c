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

/** The title of a row: a link to its page, or the button that opens its details. */
export const RowTitle = <Row,>({ row, title, details }: RowTitleProps<Row>) => {
  const name = title.textOf(row);
  const to = title.to?.(row);
  const note = title.note?.(row);
  const picture = title.picture?.(row);
  const text = (
    <span title={name} className="block truncate font-semibold text-heading">
      {name}
    </span>
  );
  return (
    <div className="min-w-0">
      {to === undefined && details ? (
        <Toggle {...details} isMain>
          {picture}
          {text}
        </Toggle>
      ) : (
        <div className="flex min-w-0 items-center gap-2">
          {details && <Toggle {...details} label={`Details of ${name}`} />}
          {picture}
          {to === undefined ? (
            text
          ) : (
            <Link to={to} data-row-control="main" className="min-w-0 scroll-my-12 hover:underline">
              {text}
            </Link>
          )}
        </div>
      )}
      {Boolean(note) && <div className="text-muted">{note}</div>}
    </div>
  );
};

interface ToggleProps extends DetailsToggle {
  readonly label?: string;
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

const Toggle = ({ id, isOpen, onToggle, label, isMain = false, children }: ToggleProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? id : undefined}
    aria-label={label}
    {...(isMain && { 'data-row-control': 'main' })}
    onClick={onToggle}
    className="-ml-2 flex min-h-8 max-w-full min-w-0 scroll-my-12 items-center gap-2 rounded-lg px-2 text-left"
  >
    <ChevronRight
      aria-hidden
      className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
    />
    {children}
  </button>
);
