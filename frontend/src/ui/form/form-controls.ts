import { type ChangeEvent, createContext, useContext } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The properties that a form gives to a control. */
interface Registration {
  readonly name: string;
  readonly defaultValue?: string;
  readonly ref?: (control: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => unknown;
  readonly onBlur?: (event: { readonly target: unknown }) => unknown;
}

/** The functions of a form, of either kind, for the fields and submit buttons inside. */
export interface FormControls {
  readonly register: (name: string) => Registration;
  /** The error of a field, as a sentence. */
  readonly faultOf: (name: string) => string | undefined;
  /** Registers that a field shows the errors of this name. Returns a function that undoes it. */
  readonly shows: (name: string) => () => void;
  /** Shows whether the text of a field is too long. Other errors are shown only after the first attempt to submit. */
  readonly checkLength?: (name: string) => void;
  readonly isSubmitting: boolean;
  /** Whether the values differ from the saved values. */
  readonly isDirty: boolean;
  /** Restores the saved values. */
  readonly discard?: () => void;
}

export const FormControlsContext = createContext<FormControls | undefined>(undefined);

export const useFormControls = (): FormControls => {
  const controls = useContext(FormControlsContext);
  if (!controls) throw new Error('A form field must be inside a form.');
  return controls;
};
