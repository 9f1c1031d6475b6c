import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useSpinKey } from './use-spin-key';

interface SpinButtonProps {
  readonly isReady: boolean;
  readonly onSpin: () => void;
}

/** One press, one round; it keeps its place and focus while a round is on its way. Space and Enter press it, too. */
export const SpinButton = ({ isReady, onSpin }: SpinButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useSpinKey(button, isReady, onSpin);
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts="Space Enter"
      aria-disabled={!isReady}
      onClick={() => isReady && onSpin()}
      className="flex min-h-14 items-center gap-2.5 rounded-full bg-button px-6 text-lg sm:px-8 font-bold text-on-button shadow-lg transition-colors hover:bg-button-strong aria-disabled:bg-line aria-disabled:text-muted aria-disabled:shadow-none"
    >
      <RotateCw aria-hidden className="size-5" />
      Spin
    </button>
  );
};
