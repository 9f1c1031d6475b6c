import { useEffect, useState } from 'react';
import type { ComplianceDocument } from '#domain/generated/types';
import { useWideScreen } from '../../ui/use-wide-screen';
import { isShortcut } from './use-triage-keys';

/** The document next to the profile, and its neighbours; undefined if the window is too narrow. */
export const useShownDocument = (documents: readonly ComplianceDocument[]) => {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState<string>();
  const first = Math.max(
    0,
    documents.findIndex(({ status }) => status === 'UPLOADED'),
  );
  const found = documents.findIndex(({ id }) => id === chosen);
  const place = found === -1 ? first : found;
  const document = isWide ? documents[place] : undefined;
  // The shown document stays, even if another one is now the first without a decision.
  if (document !== undefined && chosen === undefined) setChosen(document.id);
  const at = (index: number) => {
    const other = documents[index];
    return document && other && (() => setChosen(other.id));
  };
  return { isWide, document, place, show: setChosen, showPrevious: at(place - 1), showNext: at(place + 1) };
};

interface DocumentKeys {
  readonly showPrevious: (() => void) | undefined;
  readonly showNext: (() => void) | undefined;
}

/** N and P show the next and the previous document, except in a text field or while a dialog is open. */
export const useDocumentKeys = ({ showPrevious, showNext }: DocumentKeys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      if (event.key === 'n') showNext?.();
      if (event.key === 'p') showPrevious?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [showPrevious, showNext]);
};
