import type { SyntheticEvent } from 'react';

/**
 * Handles the `close` event of a dialog. In React the event bubbles, although it does not in the DOM, so a dialog also
 * hears that a dialog inside it was closed.
 */
export const ownClose =
  (close: () => void) =>
  ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) close();
  };
