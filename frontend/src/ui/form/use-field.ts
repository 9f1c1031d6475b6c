import { useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useFormControls } from './form-controls';

/** What a control of the surrounding form needs: its registration, an id and its fault as a sentence. */
export const useField = <Values extends FieldValues>(name: Path<Values>) => {
  const { register, faultOf } = useFormControls();
  return { id: useId(), registration: register(name), fault: faultOf(name) };
};
