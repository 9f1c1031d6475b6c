import { useEffect, useState } from 'react';
import type { ComplianceDocument } from '#domain/generated/types';
import { useWideScreen } from '../../../ui/use-wide-screen';
import { isShortcut } from './use-triage-keys';

/** The document that is shown beside the profile, and its neighbours; none where there is no room for it. */
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
  // What is shown stays, though another document is now the first without a decision.
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

/** N and P show the next and the previous document, except while something is typed or a dialog is open. */
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
