import type { SyntheticEvent } from 'react';

/**
 * Handles the `close` event of a dialog, but not that of a dialog inside it. React lets the event bubble, unlike the DOM.
 */
export const ownClose =
  (close: () => void) =>
  ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) close();
  };
