import { useState } from 'react';

export interface Opened {
  readonly isOpen: (id: string) => boolean;
  /** Closed details keep what was done inside. */
  readonly wasOpened: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** Which rows show their details. */
export const useOpened = (): Opened => {
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: (id) => opened.get(id) === true,
    wasOpened: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => new Map(before).set(id, before.get(id) !== true)),
  };
};
