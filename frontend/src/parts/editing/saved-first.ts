import { unsaved } from '../../ui/form/unsaved';
import { say } from '../../ui/toasts';
import * as messages from './messages';

/** A step increments the version of the entity, so unsaved input has to be saved first. */
export const savedFirst = (step: () => void) => () => {
  if (unsaved.exists()) say.failed(messages.saveYourChangesFirst);
  else step();
};
