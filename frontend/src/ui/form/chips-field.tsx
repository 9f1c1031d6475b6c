import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form';
import { type ChipOption, hasSeparator, matching, partsOf, resolved, withAdded } from './chip-items';
import { ChipList } from './chip-list';
import { ChipOptions } from './chip-options';
import { describedBy, FieldFrame, inputShape } from './field-frame';
import { useField } from './use-field';
import * as messages from './messages';

interface ChipsFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  /** What can be chosen; without options every text is an item. */
  readonly options?: readonly ChipOption[];
  /** Keeps numbers in ascending order. */
  readonly ascending?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

const noOptions: readonly ChipOption[] = [];

/**
 * A list that the form keeps as text with commas. Enter, a comma or leaving the field adds what is typed, Backspace
 * in the empty field removes the last item. With options the field is a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const ChipsField = <Values extends FieldValues>({
  name,
  label,
  optional,
  hint,
  options = noOptions,
  ascending = false,
  inputMode,
}: ChipsFieldProps<Values>) => {
  const { id, fault } = useField<Values>(name);
  const { control } = useFormContext<Values>();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  const { items, typed, setTyped, keep, said } = useChips(String(value), onChange, options);
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
    add(chosen ? [chosen.value] : partsOf(typed).map((part) => resolved(part, options)));
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
      add(partsOf(text).map((part) => resolved(part, options)));
      return;
    }
    setTyped(text);
    setActive(undefined);
    setOpen(options.length > 0 && text.trim() !== '');
  };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} fault={fault}>
      <div className="relative">
        <div className={`${inputShape} flex flex-wrap items-center gap-1.5 p-1.5! focus-within:outline-3`}>
          <ChipList
            label={label}
            items={items.map((value) => ({
              value,
              label: labelOf(value),
              isUnknown: options.length > 0 && labelOf(value) === value,
            }))}
            onRemove={(value) => {
              keep(items.filter((item) => item !== value));
              document.getElementById(id)?.focus();
            }}
          />
          <input
            id={id}
            ref={ref}
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
              add(partsOf(typed + text).map((part) => resolved(part, options)));
            }}
            onBlur={() => {
              addTyped();
              onBlur();
            }}
          />
        </div>
        <ChipOptions
          id={id}
          label={label}
          options={shown}
          active={active}
          onChoose={(value) => add([value])}
        />
        <span role="status" className="sr-only">
          {said?.what === 'added' && messages.itemAdded(labelOf(said.item))}
          {said?.what === 'removed' && messages.itemRemoved(labelOf(said.item))}
        </span>
      </div>
    </FieldFrame>
  );
};

/** What is no number stays where it is told of: at the end. */
const byNumber = (one: string, other: string): number => {
  const [first, second] = [Number(one), Number(other)];
  if (Number.isNaN(first)) return Number.isNaN(second) ? 0 : 1;
  return Number.isNaN(second) ? -1 : first - second;
};

interface Said {
  readonly item: string;
  readonly what: 'added' | 'removed';
}

/** The items of the form's text and what is being typed, which counts as an item until it is one. */
const useChips = (text: string, write: (text: string) => void, options: readonly ChipOption[]) => {
  const [pending, setPending] = useState({ typed: '', of: text });
  const [said, setSaid] = useState<Said>();
  // A different text: the form was reset.
  const typed = pending.of === text ? pending.typed : '';
  const all = partsOf(text);
  const items = typed.trim() === '' ? all : all.slice(0, -1);
  const put = (kept: readonly string[], next: string) => {
    const of = [...kept, ...partsOf(next).map((part) => resolved(part, options))].join(', ');
    setPending({ typed: next, of });
    if (of !== text) write(of);
  };
  return {
    items,
    typed,
    said,
    setTyped: (next: string) => put(items, next),
    keep: (kept: readonly string[]) => {
      const added = kept.find((item) => !items.includes(item));
      const removed = items.find((item) => !kept.includes(item));
      if (added !== undefined) setSaid({ item: added, what: 'added' });
      else if (removed !== undefined) setSaid({ item: removed, what: 'removed' });
      put(kept, '');
    },
  };
};
