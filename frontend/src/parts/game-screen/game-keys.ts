/** The command of a key on the game screen. */
export type TableCommand = 'spin' | 'raise-bet' | 'lower-bet' | 'leave-theatre';

const commands: Readonly<Record<string, TableCommand>> = {
  ' ': 'spin',
  Enter: 'spin',
  ArrowUp: 'raise-bet',
  ArrowRight: 'raise-bet',
  ArrowDown: 'lower-bet',
  ArrowLeft: 'lower-bet',
  Escape: 'leave-theatre',
};

/** Elements in which keys have their own meaning. */
const fields = 'input, select, textarea, [contenteditable], [role="slider"]';
const pressable = 'a[href], button, summary, [role="button"]';

const gameTable = '[data-game-table]';
const openPanel = '[aria-expanded="true"]';

export interface PressedKey {
  readonly key: string;
  readonly defaultPrevented: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly target: EventTarget | null;
}

/**
 * The command of a key for the game screen that contains `place`. Space and Enter start a round wherever the
 * focus is on the page, except in a field or on another button. The arrow keys change the bet only while the
 * focus is on the screen or the screen fills the window; otherwise they scroll. A screen behind a dialog has
 * no commands.
 */
export const commandOf = (event: PressedKey, place: Element | null): TableCommand | undefined => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return undefined;
  const command = commands[event.key];
  const gameScreen = place?.closest(gameTable) ?? null;
  if (command === undefined || gameScreen === null || isCovered(gameScreen)) return undefined;
  const at = event.target instanceof Element ? event.target : null;
  // An open panel of the screen is closed first.
  if (command === 'leave-theatre') return gameScreen.querySelector(openPanel) === null ? command : undefined;
  if (at?.closest(fields)) return undefined;
  if (command === 'spin') return at?.closest(pressable) ? undefined : command;
  return gameScreen.contains(at) || gameScreen.hasAttribute('data-theatre') ? command : undefined;
};

/** Whether a dialog is open that does not contain the game screen. */
const isCovered = (gameScreen: Element): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(gameScreen));
