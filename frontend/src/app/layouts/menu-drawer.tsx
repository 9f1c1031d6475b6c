import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Brand } from '../../ui/brand';
import { ownClose } from '../../ui/own-close';
import { MenuList } from './menu-list';

/** React 18 has no type for it: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/dialog#closedby */
const closedByPressOutside = { closedby: 'any' } as const;

/** The menu below the `lg` breakpoint: a modal at the left edge. */
export const MenuDrawer = () => {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          drawer.current?.showModal();
        }}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface lg:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <dialog
        ref={drawer}
        aria-label="Menu"
        onClose={ownClose(() => setOpen(false))}
        {...closedByPressOutside}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-header p-0 text-text"
      >
        {open && (
          <div className="min-h-full p-3">
            <div className="mb-3 flex items-center justify-between pl-2.5">
              <Brand />
              <button
                type="button"
                aria-label="Close the menu"
                onClick={() => drawer.current?.close()}
                className="grid size-11 place-items-center rounded-lg hover:bg-surface"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
            <nav aria-label="Main">
              <MenuList />
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
};
