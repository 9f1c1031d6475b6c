import { unsaved } from '../../ui/form/unsaved';
import { say } from '../../ui/toasts';
import * as messages from './messages';

/** A step on something whose form is open: its version moves on, so that what is typed has to be saved first. */
export const savedFirst = (step: () => void) => () => {
  if (unsaved.exists()) say.failed(messages.saveYourChangesFirst);
  else step();
};
