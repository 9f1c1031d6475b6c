import { useEffect, useRef } from 'react';
import type { ChipOption } from './chip-items';

interface ChipOptionsProps {
  /** The id of the combobox. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly ChipOption[];
  readonly active: number | undefined;
  readonly onChoose: (value: string) => void;
}

/** The height of an option in pixels: the previous option stays visible when the list scrolls. */
const optionHeight = 36;

/** The options of a combobox. The focus stays in its field. */
export const ChipOptions = ({ id, label, options, active, onChoose }: ChipOptionsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = active === undefined ? undefined : list.current?.children[active];
    if (list.current && option instanceof HTMLElement)
      list.current.scrollTop = option.offsetTop - optionHeight;
  }, [active]);
  return (
    <ul
      ref={list}
      id={`${id}-options`}
      role="listbox"
      aria-label={`Options for ${label}`}
      hidden={options.length === 0}
      className="absolute inset-x-0 z-20 mt-1 max-h-64 overflow-auto rounded-lg border border-line bg-surface py-1 shadow-lg"
    >
      {options.map(({ value, label: text }, index) => (
        <li
          key={value}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === active}
          className="flex min-h-9 cursor-pointer items-center justify-between gap-3 px-3 hover:bg-sunken aria-selected:bg-sunken"
          // On mouse down, before the field loses the focus, which would also add the typed text.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(value);
          }}
        >
          <span className="truncate">{text}</span>
          <span className="text-sm text-muted">{value}</span>
        </li>
      ))}
    </ul>
  );
};
