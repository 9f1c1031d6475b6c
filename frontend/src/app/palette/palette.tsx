import { useEffect, useRef } from 'react';
import { ownClose } from '../../ui/own-close';
import { PaletteContent, type PaletteContentProps } from './palette-content';

export interface PaletteProps extends PaletteContentProps {
  readonly open: boolean;
}

/** The command palette as a native modal dialog, so that the focus stays inside and returns afterwards. */
export const Palette = ({ open, onClose, ...commands }: PaletteProps) => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = element.current;
    // A click on the dialog element itself is a click on the backdrop, because the content fills the dialog.
    const closeFromBackdrop = ({ target }: Event) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', closeFromBackdrop);
    return () => dialog?.removeEventListener('click', closeFromBackdrop);
  }, []);
  return (
    <dialog
      ref={element}
      aria-label="Command palette"
      onClose={ownClose(onClose)}
      // On Escape: the close event is delayed, and the shortcut can reopen the palette before it.
      onCancel={ownClose(onClose)}
      className="mx-auto mt-0 mb-auto max-h-dvh w-full max-w-full overflow-hidden border-line bg-surface p-0 text-text shadow-2xl sm:mt-[12dvh] sm:max-h-[70dvh] sm:w-[min(40rem,calc(100vw-2rem))] sm:rounded-2xl sm:border"
    >
      {open && <PaletteContent {...commands} onClose={() => element.current?.close()} />}
    </dialog>
  );
};
