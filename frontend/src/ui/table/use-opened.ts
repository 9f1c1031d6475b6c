import { useState } from 'react';

export interface Opened {
  readonly isOpen: (id: string) => boolean;
  /** Closed details keep what was done inside. */
  readonly wasOpened: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** A row that the address asks for; another `visit` asks for it again. */
export interface AskedRow {
  readonly id: string | undefined;
  readonly visit: string;
}

/** Which rows show their details; at first the row that is asked for. */
export const useOpened = (asked?: AskedRow): Opened => {
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [visit, setVisit] = useState<string>();
  if (asked?.id !== undefined && asked.visit !== visit) {
    setVisit(asked.visit);
    setOpened(new Map(opened).set(asked.id, true));
  }
  return {
    isOpen: (id) => opened.get(id) === true,
    wasOpened: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => new Map(before).set(id, before.get(id) !== true)),
  };
};
