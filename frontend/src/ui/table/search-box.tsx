import { Search } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { inputShape } from '../form/field-frame';
import { focusFirstRow } from './row-keys';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Converts the typed text to the search text. */
  readonly clean?: (text: string) => string;
  /** Called with the search text shortly after the last key press, and immediately on Enter. */
  readonly onSearch: (text: string) => void;
}

const pauseMs = 250;

/**
 * Searches while the user types. `/` focuses the field from anywhere on the page, and the down arrow moves
 * to the first row.
 */
export const SearchBox = (props: SearchBoxProps) => {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, settle } = useTyped(props);
  useSlash(input);
  return (
    <form
      role="search"
      className="min-w-48 grow basis-full sm:max-w-sm sm:basis-auto"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        {props.label}
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute top-3.5 left-3 size-4 text-muted" />
        <input
          ref={input}
          id={field}
          type="search"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-keyshortcuts="/"
          className={`${inputShape} pl-9`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            focusFirstRow(event.currentTarget);
          }}
        />
      </div>
    </form>
  );
};

/** The value of the field: the typed text, or the text in the URL if that changed in another way. */
const useTyped = ({ value, clean = trimmed, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState({ value, sent: value });
  const wanted = clean(typed);
  const isNew = wanted !== seen.sent;
  if (seen.value !== value) {
    // The sent text can arrive after the user has typed more.
    if (seen.sent !== value) setTyped(value);
    setSeen({ value, sent: value });
  }
  const settle = useCallback(() => {
    if (!isNew) return;
    setSeen({ value, sent: wanted });
    onSearch(wanted);
  }, [isNew, value, wanted, onSearch]);
  useEffect(() => {
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [settle]);
  return { typed, type: setTyped, settle };
};

const trimmed = (text: string) => text.trim();

const useSlash = (input: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
};
