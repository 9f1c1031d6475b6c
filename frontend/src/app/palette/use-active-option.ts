import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Command } from './command';

interface ActiveOption {
  /** The option that Enter selects. */
  readonly active: Command | undefined;
  readonly activate: (command: Command) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The active option of a combobox's list, controlled by the keys of the input: arrows wrap around, Home and
 * End go to the ends, Enter selects. The first option is active until the user moves, and again if the active
 * one disappears.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useActiveOption(
  options: readonly Command[],
  idOf: (command: Command) => string,
  choose: (command: Command) => void,
): ActiveOption {
  const [activeId, setActiveId] = useState<string>();
  const place = Math.max(
    options.findIndex(({ id }) => id === activeId),
    0,
  );
  const active = options[place];
  const elementId = active && idOf(active);
  useEffect(() => {
    if (elementId !== undefined) document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' });
  }, [elementId]);
  const goTo = (index: number) => setActiveId(options.at(index % options.length)?.id);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(place + 1),
    ArrowUp: () => goTo(place - 1),
    Home: () => goTo(0),
    End: () => goTo(-1),
    Enter: () => {
      if (active) choose(active);
    },
  };
  return {
    active,
    activate: ({ id }) => setActiveId(id),
    onKeyDown: (event) => {
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      // An input method can use the same keys for its own list.
      if (!act || event.nativeEvent.isComposing || event.shiftKey) return;
      event.preventDefault();
      if (options.length > 0) act();
    },
  };
}
