import { useEffect, useId, useRef } from 'react';

/** Covers the game while the casino has paused it. Only the casino can close it. */
export const PausedDialog = ({ isOpen }: { readonly isOpen: boolean }) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || dialog === null) return undefined;
    dialog.showModal();
    // Browsers close a dialog at the second Escape, whatever the page does.
    const reopen = () => dialog.showModal();
    dialog.addEventListener('close', reopen);
    return () => {
      dialog.removeEventListener('close', reopen);
      dialog.close();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-6 text-center text-text shadow-2xl outline-none"
    >
      <h2 id={heading} className="text-xl font-semibold text-heading">
        Game paused
      </h2>
      <p className="mt-2 text-muted">
        The casino has paused the game. It continues when the casino resumes it.
      </p>
    </dialog>
  );
};
