import { type ChangeEvent, createContext, useContext } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control is given by its form. */
interface Registration {
  readonly name: string;
  readonly defaultValue?: string;
  readonly ref?: (control: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => unknown;
  readonly onBlur?: (event: { readonly target: unknown }) => unknown;
}

/** What fields and submit buttons ask of the form around them, whichever of the two kinds it is. */
export interface FormControls {
  readonly register: (name: string) => Registration;
  /** What is wrong with a field, as a sentence. */
  readonly faultOf: (name: string) => string | undefined;
  /** A field says that it shows the errors of this name; the returned function takes that back. */
  readonly shows: (name: string) => () => void;
  readonly isSubmitting: boolean;
  /** Whether something differs from what is saved. */
  readonly isDirty: boolean;
  /** Goes back to what is saved. */
  readonly discard?: () => void;
}

export const FormControlsContext = createContext<FormControls | undefined>(undefined);

export const useFormControls = (): FormControls => {
  const controls = useContext(FormControlsContext);
  if (!controls) throw new Error('A form field must be inside a form.');
  return controls;
};
