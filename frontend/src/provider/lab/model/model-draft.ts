import { useState } from 'react';

/** The typed model, and the model that it replaced. */
interface Draft {
  readonly text: string;
  readonly before?: string;
}

const keyOf = (person: string) => `novalink.lab.model.${person}`;

/** The stored text of a user on this device. Other users of the device do not see it. */
const readDraft = (person: string): Draft => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept)) return { text: '' };
    const { text, before } = kept as { text: unknown; before?: unknown };
    return { text: String(text), ...(typeof before === 'string' && { before }) };
  } catch {
    return { text: '' };
  }
};

/** Whether the browser stored it. */
const keepDraft = (person: string, draft: Draft): boolean => {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

/** Replaces the typed text; the replaced text can be restored. */
export const replaced = ({ text: before }: Draft, text: string): Draft =>
  before.trim() === '' || before === text ? { text } : { text, before };

/** Sets the draft from outside the editor. */
export const replaceDraft = (person: string, text: string): boolean =>
  keepDraft(person, replaced(readDraft(person), text));

/** The draft of a user, stored on this device after every change. */
export const useModelDraft = (person: string) => {
  const [draft, setDraft] = useState(() => readDraft(person));
  const [isKept, setKept] = useState(true);
  const write = (next: Draft) => {
    setDraft(next);
    setKept(keepDraft(person, next));
  };
  return {
    text: draft.text,
    /** False if the browser refused to store it; then leaving the page would lose it. */
    isKept,
    canBringBack: draft.before !== undefined,
    type: (text: string) => write({ ...draft, text }),
    replace: (text: string) => write(replaced(draft, text)),
    bringBack: () => write(replaced(draft, draft.before ?? '')),
  };
};
