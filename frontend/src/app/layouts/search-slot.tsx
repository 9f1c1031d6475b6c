import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('../command-palette');
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

/** The search button of the top bar. It opens the command palette, like ⌘K and Ctrl+K. */
export const SearchSlot = () => {
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        event.ctrlKey === event.metaKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      // Does nothing while another dialog is open.
      if (!open && document.querySelector('dialog[open]')) return;
      if (open) setOpen(false);
      else show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void load().catch(() => undefined)}
        className="flex size-10 shrink-0 items-center justify-center gap-2 rounded-lg text-muted hover:bg-surface hover:text-text sm:h-9 sm:w-auto sm:justify-start sm:border sm:border-edge sm:bg-background sm:px-3 md:w-56 lg:w-64"
      >
        <Search aria-hidden className="size-5 shrink-0 sm:size-4" />
        <span className="sr-only sm:not-sr-only sm:text-sm">Search</span>
        <kbd aria-hidden className="ml-auto hidden font-sans text-xs lg:inline">
          {shortcut()}
        </kbd>
      </button>
      {isUsed && (
        <Suspense fallback={null}>
          <CommandPalette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
