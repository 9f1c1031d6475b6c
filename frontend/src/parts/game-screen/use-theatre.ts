import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useGameKey } from './use-game-key';

export interface Theatre {
  readonly isOn: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Present if the browser can show the whole screen. */
  readonly fillScreen?: (() => void) | undefined;
}

/**
 * Without it, the reels would be small on a phone, and the button would be below the screen in landscape
 * format.
 */
const phone = '(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 540px)';

const leaveKeys = ['leave-theatre'] as const;

/**
 * Lets the game screen fill the window, and on phones the whole screen if the browser supports it. The rest
 * of the page is then hidden (`theatre.css`), also from keyboards and screen readers. Escape ends it. On a
 * phone, and if the page of an operator embeds the game, it is active from the start.
 */
export const useTheatre = (gameScreen: RefObject<HTMLElement | null>, isHosted: boolean): Theatre => {
  const [isOn, setOn] = useState(() => isHosted || window.matchMedia(phone).matches);
  const [isWholeScreen, setWholeScreen] = useState(false);
  const leave = useCallback(() => {
    setOn(false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
  const fill = useCallback(() => {
    // Some browsers refuse; then the game screen fills the window.
    gameScreen.current?.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  }, [gameScreen]);

  useEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    dataset.theatre = '';
    gameScreen.current?.focus({ preventScroll: true });
    const screenChanged = () => {
      setWholeScreen(document.fullscreenElement !== null);
      if (document.fullscreenElement === null) setOn(false);
    };
    document.addEventListener('fullscreenchange', screenChanged);
    return () => {
      delete dataset.theatre;
      document.removeEventListener('fullscreenchange', screenChanged);
    };
  }, [isOn, gameScreen]);
  useGameKey(
    leaveKeys,
    leave,
    gameScreen,
    useCallback(() => isOn, [isOn]),
  );

  return {
    isOn,
    enter: () => {
      setOn(true);
      if (document.fullscreenEnabled && window.matchMedia('(pointer: coarse)').matches) fill();
    },
    leave,
    fillScreen: isOn && !isWholeScreen && document.fullscreenEnabled ? fill : undefined,
  };
};
