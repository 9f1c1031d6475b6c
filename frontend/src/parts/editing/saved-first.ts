import { unsaved } from '../../ui/form/unsaved';
import { say } from '../../ui/toasts';

/** A step increments the version of the entity, so unsaved input has to be saved first. */
export const savedFirst = (step: () => void) => () => {
  if (unsaved.exists()) say.failed('Save your changes first.');
  else step();
};
