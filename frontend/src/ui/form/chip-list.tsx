import { X } from 'lucide-react';

interface ChipListProps {
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string; readonly isUnknown: boolean }[];
  readonly onRemove: (value: string) => void;
}

/** The selected items of a field, each with a button that removes it. */
export const ChipList = ({ label, items, onRemove }: ChipListProps) =>
  items.length > 0 && (
    <ul aria-label={`Chosen: ${label}`} className="contents">
      {items.map(({ value, label: text, isUnknown }) => (
        <li
          key={value}
          className={`inline-flex max-w-full items-center rounded-md border pl-2.5 text-sm ${isUnknown ? 'border-error text-error' : 'border-line bg-sunken'}`}
        >
          <span className="truncate" title={text === value ? undefined : value}>
            {text}
          </span>
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={() => onRemove(value)}
            className="grid size-8 shrink-0 place-items-center rounded-md hover:text-error"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
