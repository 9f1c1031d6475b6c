import { useEffect, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useFormControls } from './form-controls';

/** The error of a field as a sentence. The form does not list it, because the field shows it. */
export const useFault = (name: string): string | undefined => {
  const { faultOf, shows } = useFormControls();
  useEffect(() => shows(name), [shows, name]);
  return faultOf(name);
};

/** Like `useField`, for a text. If the text is too long, the error is shown while it is being typed. */
export const useTextField = <Values extends FieldValues>(name: Path<Values>) => {
  const { checkLength } = useFormControls();
  const { registration, ...field } = useField<Values>(name);
  const onChange: typeof registration.onChange = (event) => {
    const changed = registration.onChange(event);
    checkLength?.(name);
    return changed;
  };
  return { ...field, registration: { ...registration, onChange } };
};

/** The properties of a control of the surrounding form: its registration, an id, and its error as a sentence. */
export const useField = <Values extends FieldValues>(name: Path<Values>) => {
  const { register } = useFormControls();
  return { id: useId(), registration: register(name), fault: useFault(name) };
};
