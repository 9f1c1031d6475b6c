import { RotateCw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useGameKey } from './use-game-key';

interface SpinButtonProps {
  readonly isReady: boolean;
  readonly onSpin: () => void;
}

const spinKeys = ['spin'] as const;

/**
 * One press starts one round. The button keeps its place and focus while a round is running. Space and Enter
 * also press it.
 */
export const SpinButton = ({ isReady, onSpin }: SpinButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const isInSight = useCallback(() => isOnScreen(button.current), []);
  useGameKey(spinKeys, () => isReady && onSpin(), button, isInSight);
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts="Space Enter"
      aria-disabled={!isReady}
      onClick={() => isReady && onSpin()}
      className="spin-button"
    >
      <RotateCw aria-hidden className="spin-button-icon" />
      Spin
    </button>
  );
};

/** Prevents accidental rounds while the user reads further down. */
const isOnScreen = (element: Element | null): boolean => {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};
