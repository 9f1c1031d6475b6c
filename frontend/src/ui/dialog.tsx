import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ownClose } from './own-close';

const widths = {
  narrow: 'w-[min(32rem,calc(100vw-2rem))]',
  wide: 'w-[min(60rem,calc(100vw-2rem))]',
  /** Almost the whole window; on phones the whole window. */
  sheet:
    'h-dvh max-h-dvh w-screen max-w-screen sm:h-[calc(100dvh-3rem)] sm:w-[min(76rem,calc(100vw-3rem))] max-sm:rounded-none! max-sm:p-4! sideways:h-dvh! sideways:w-screen! sideways:rounded-none! sideways:px-4! sideways:py-3!',
} as const;

interface DialogProps {
  readonly title: string;
  readonly look?: keyof typeof widths;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog. It keeps the focus inside, closes on Escape, and then restores the focus. */
export const Dialog = ({ title, look = 'narrow', open, onClose, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open && element.current?.open === false) element.current.showModal();
    if (!open && element.current?.open === true) element.current.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      onClose={ownClose(onClose)}
      className={`m-auto [--sticky-top:0px] ${widths[look]} rounded-2xl border border-line bg-surface p-6 text-start text-text shadow-2xl`}
    >
      {open && (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={heading} className="text-xl font-semibold text-heading">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => element.current?.close()}
              className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
};
