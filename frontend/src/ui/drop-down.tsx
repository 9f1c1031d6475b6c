import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const looks = {
  text: 'gap-2 px-2 sm:px-3',
  icon: 'min-w-11 justify-center lg:min-h-9 lg:min-w-9',
} as const;

const sizes = {
  menu: { left: 'absolute left-0 w-68', right: 'absolute right-0 w-68' },
  // As wide as the screen of a phone, on which the button can be far from the edge.
  wide: {
    left: 'fixed inset-x-2 sm:absolute sm:right-auto sm:left-0 sm:w-96',
    right: 'fixed inset-x-2 sm:absolute sm:right-0 sm:left-auto sm:w-96',
  },
} as const;

interface DropDownProps {
  /** The content of the button. */
  readonly face: ReactNode;
  /** The name of the button for screen readers, if its content is not text. */
  readonly label?: string;
  /** The edge of the button with which the panel is aligned. */
  readonly edge: 'left' | 'right';
  /** A square button for an icon, without an arrow. */
  readonly look?: keyof typeof looks;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a small panel below it. The panel closes on Escape, on a press outside, and when it
 * loses the focus.
 */
export const DropDown = (props: DropDownProps) => {
  const { face, label, edge, look = 'text', size = 'menu', className = '', children } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) !== true) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className={`flex min-h-11 max-w-full items-center rounded-lg hover:bg-surface ${looks[look]} ${className}`}
      >
        {face}
        {look === 'text' && <ChevronDown aria-hidden className="size-4 shrink-0" />}
      </button>
      {open && (
        <div
          className={`z-10 mt-2 rounded-xl border border-line bg-surface p-2 shadow-xl ${sizes[size][edge]}`}
        >
          {children}
        </div>
      )}
    </div>
  );
};
