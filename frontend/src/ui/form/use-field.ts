import { useEffect, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useFormControls } from './form-controls';

/** The error of a field as a sentence. The form does not list it, because the field shows it. */
export const useFault = (name: string): string | undefined => {
  const { faultOf, shows } = useFormControls();
  useEffect(() => shows(name), [shows, name]);
  return faultOf(name);
};

/** The properties of a control of the surrounding form: its registration, an id, and its error as a sentence. */
export const useField = <Values extends FieldValues>(name: Path<Values>) => {
  const { register } = useFormControls();
  return { id: useId(), registration: register(name), fault: useFault(name) };
};
