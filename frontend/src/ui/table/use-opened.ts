import { useState } from 'react';

export interface Opened {
  readonly isOpen: (id: string) => boolean;
  /** Whether the details were opened before. Closed details keep their state. */
  readonly wasOpened: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** The row that the URL identifies. Another `visit` opens it again. */
export interface AskedRow {
  readonly id: string | undefined;
  readonly visit: string;
}

/** The rows with open details; at first the row in the URL. */
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
