import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { type ChipOption, hasSeparator, matching, partsOf, resolved, withAdded } from './chip-items';
import { ChipList } from './chip-list';
import { ChipOptions } from './chip-options';
import { describedBy, FieldFrame, inputShape } from './field-frame';
import { useChips } from './use-chips';

export interface ChipsLook {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  /** The possible items. Without options, any text is an item. */
  readonly options?: readonly ChipOption[];
  /** Sorts numbers in ascending order. */
  readonly ascending?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Converts a typed item to its stored form, such as lower case. */
  readonly normalized?: (typed: string) => string;
}

interface ChipsInputProps extends ChipsLook {
  readonly id: string;
  readonly name: string;
  /** The items, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly fault: string | undefined;
}

const noOptions: readonly ChipOption[] = [];
const asTyped = (typed: string) => typed;

/**
 * A list, stored as text with commas. Enter, a comma or leaving the field adds the typed item. Backspace in
 * the empty field removes the last item. With options, the field is a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const ChipsInput = ({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  fault,
  optional,
  hint,
  options = noOptions,
  ascending = false,
  inputMode,
  normalized = asTyped,
}: ChipsInputProps) => {
  const itemOf = (typed: string) => normalized(resolved(typed, options));
  const { items, typed, setTyped, keep, said } = useChips(value, onChange, itemOf);
  const [active, setActive] = useState<number>();
  const [open, setOpen] = useState(false);

  const shown = open ? matching(options, typed, items) : noOptions;
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const add = (texts: readonly string[]) => {
    const all = withAdded(items, texts);
    keep(ascending ? all.sort(byNumber) : all);
    close();
  };
  const addTyped = () => {
    const chosen = active === undefined ? undefined : shown[active];
    add(chosen ? [chosen.value] : partsOf(typed).map(itemOf));
  };
  const move = (step: 1 | -1) => {
    const all = matching(options, typed, items).length;
    if (all === 0) return;
    setOpen(true);
    setActive(active === undefined ? (step === 1 ? 0 : all - 1) : (active + step + all) % all);
  };
  const press = (event: KeyboardEvent) => {
    const isPicking = active !== undefined || typed.trim() !== '';
    if (event.key === 'Enter' && isPicking) addTyped();
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown' && options.length > 0) move(1);
    else if (event.key === 'ArrowUp' && options.length > 0) move(-1);
    else if (event.key === 'Backspace' && typed === '' && items.length > 0) keep(items.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    if (hasSeparator(text)) {
      add(partsOf(text).map(itemOf));
      return;
    }
    setTyped(text);
    setActive(undefined);
    setOpen(options.length > 0 && text.trim() !== '');
  };
  const labelOf = (item: string) => options.find((option) => option.value === item)?.label ?? item;

  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} fault={fault}>
      <div className="relative">
        <div className={`${inputShape} flex flex-wrap items-center gap-1.5 p-1.5! focus-within:outline-3`}>
          <ChipList
            label={label}
            items={items.map((item) => ({
              value: item,
              label: labelOf(item),
              isUnknown: options.length > 0 && labelOf(item) === item,
            }))}
            onRemove={(removed) => {
              keep(items.filter((item) => item !== removed));
              document.getElementById(id)?.focus();
            }}
          />
          <input
            id={id}
            ref={inputRef}
            name={name}
            value={typed}
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={fault !== undefined}
            aria-describedby={describedBy(id, hint, fault)}
            {...(options.length > 0 && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': shown.length > 0,
              'aria-controls': `${id}-options`,
              'aria-activedescendant': active === undefined ? undefined : `${id}-option-${active}`,
            })}
            className="min-h-8 min-w-24 grow bg-transparent px-1.5 text-base outline-none"
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onClick={() => setOpen(options.length > 0)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!hasSeparator(text)) return;
              event.preventDefault();
              add(partsOf(typed + text).map(itemOf));
            }}
            onBlur={() => {
              addTyped();
              onBlur?.();
            }}
          />
        </div>
        <ChipOptions
          id={id}
          label={label}
          options={shown}
          active={active}
          onChoose={(chosen) => add([chosen])}
        />
        <span role="status" className="sr-only">
          {said?.what === 'added' && `${labelOf(said.item)} added`}
          {said?.what === 'removed' && `${labelOf(said.item)} removed`}
        </span>
      </div>
    </FieldFrame>
  );
};

/** Items that are not numbers stay at the end. */
const byNumber = (one: string, other: string): number => {
  const [first, second] = [Number(one), Number(other)];
  if (Number.isNaN(first)) return Number.isNaN(second) ? 0 : 1;
  return Number.isNaN(second) ? -1 : first - second;
};
