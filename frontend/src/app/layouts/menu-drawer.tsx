import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../platform/platform';
import { Brand } from '../../ui/brand';
import { MenuLinks } from './menu-links';
import { menuPages } from './menu-pages';

/** The menu below the `lg` breakpoint: a modal at the left edge. */
export const MenuDrawer = () => {
  const { own, further } = menuPages(useSession()?.groups ?? []);
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
        className="-ml-2 grid size-11 place-items-center rounded-lg hover:bg-surface lg:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <dialog
        ref={drawer}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-header p-4 text-text"
      >
        <div className="mb-6 flex items-center justify-between">
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
          <MenuLinks pages={[...own, ...further]} look="column" />
        </nav>
      </dialog>
    </>
  );
};
