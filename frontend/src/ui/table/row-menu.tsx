import { Ellipsis } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';

export interface MenuStep {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
}

interface RowMenuProps {
  /** The name of the entity in the row. */
  readonly name: string;
  readonly steps: readonly MenuStep[];
  /** The reason why there are no steps, or fewer of them. */
  readonly note?: ReactNode;
}

/** The menu of a row with its actions. Renders nothing if there are none. */
export const RowMenu = (props: RowMenuProps) => {
  const { name, steps, note } = props;
  const [opener, setOpener] = useState<HTMLElement>();
  const close = useCallback(() => setOpener(undefined), []);
  // A press on the button closes the panel before the click event.
  const wasOpen = useRef(false);
  const panel = useId();
  if (steps.length === 0 && note === undefined) return null;
  return (
    <>
      <button
        type="button"
        data-row-control="menu"
        aria-label={`Actions for ${name}`}
        aria-haspopup={steps.length > 0 ? 'menu' : undefined}
        aria-expanded={opener !== undefined}
        aria-controls={opener && panel}
        onPointerDown={() => (wasOpen.current = opener !== undefined)}
        onClick={({ currentTarget }) => {
          setOpener(opener || wasOpen.current ? undefined : currentTarget);
          wasOpen.current = false;
        }}
        className="inline-grid size-8 scroll-my-12 place-items-center rounded-lg hover:bg-line"
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {opener && <MenuPanel {...props} id={panel} opener={opener} onClose={close} />}
    </>
  );
};

interface MenuPanelProps extends RowMenuProps {
  readonly id: string;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** In the top layer, so that it is never clipped. The browser closes it on Escape and on a press outside. */
const MenuPanel = ({ id, opener, name, steps, note, onClose }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = panel.current;
    if (!shown) return undefined;
    const toggled = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') onClose();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key === 'Escape') {
        event.preventDefault();
        opener.focus();
        onClose();
      } else moveInMenu(shown, event);
    };
    shown.showPopover();
    place(shown, opener);
    (itemsIn(shown)[0] ?? shown).focus({ preventScroll: true });
    shown.addEventListener('toggle', toggled);
    shown.addEventListener('keydown', press);
    // The page may still be scrolling when the menu opens.
    const follow = () => {
      if (isInView(opener)) place(shown, opener);
      else onClose();
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      shown.removeEventListener('toggle', toggled);
      shown.removeEventListener('keydown', press);
      window.removeEventListener('scroll', follow);
    };
  }, [opener, onClose]);
  return (
    <div
      ref={panel}
      id={id}
      // React 18 does not support the attribute.
      {...{ popover: 'auto' }}
      tabIndex={-1}
      className="fixed m-0 w-64 max-w-[calc(100vw-1rem)] rounded-xl border border-line bg-surface p-2 text-left text-base text-text shadow-xl"
    >
      {note !== undefined && <p className="px-3 py-2 text-sm text-muted">{note}</p>}
      {steps.length > 0 && (
        <div role="menu" aria-label={`Actions for ${name}`}>
          {steps.map(({ label, onSelect, isDanger = false }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                onClose();
                opener.focus();
                onSelect();
              }}
              className={`block min-h-10 w-full rounded-lg px-3 py-2 text-left hover:bg-sunken focus:bg-sunken ${isDanger ? 'text-error' : ''}`}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

const gap = 4;

/** Below the button and aligned with its right edge, or above it if there is no space below. */
const place = (panel: HTMLElement, opener: HTMLElement) => {
  const { bottom, top, right } = opener.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = bottom + gap;
  panel.style.left = `${Math.max(8, right - width)}px`;
  panel.style.top = `${below + height <= window.innerHeight ? below : Math.max(8, top - height - gap)}px`;
};

const isInView = (element: HTMLElement): boolean => {
  const { bottom, top } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

const itemsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[role=menuitem]')];

const moveInMenu = (panel: HTMLElement, event: KeyboardEvent) => {
  const items = itemsIn(panel);
  const at = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
};
