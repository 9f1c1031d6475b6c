import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, get, type Path, type UseFormReturn } from 'react-hook-form';
import { Notice } from '../notice';
import { FormControlsContext } from './form-controls';
import { LeaveWarning } from './leave-warning';

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Sends the values. When it rejects, everything typed stays and `failureText` says why. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly failureText: (fault: unknown) => string;
  /** Warns before leaving while something typed is unsaved. */
  readonly keepsWork?: boolean;
  readonly children: ReactNode;
}

/** Every form of the product: focus goes to the first fault, nothing typed is lost. */
export const Form = <Values extends FieldValues>({
  form,
  onSubmit,
  failureText,
  keepsWork = false,
  children,
}: FormProps<Values>) => {
  const [failure, setFailure] = useState<string>();
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (fault) {
      setFailure(failureText(fault));
    }
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const controls = {
    // A field's name is checked where it is written; here it is text.
    register: (name: string) => form.register(name as Path<Values>),
    faultOf: (name: string) => sentenceIn(get(errors, name)),
    isSubmitting,
  };
  return (
    <FormProvider {...form}>
      <FormControlsContext.Provider value={controls}>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            if (isSubmitting) event.preventDefault();
            else void submit(event);
          }}
        >
          {children}
          {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        </form>
      </FormControlsContext.Provider>
      {keepsWork && isDirty && !isSubmitting && <LeaveWarning />}
    </FormProvider>
  );
};

const sentenceIn = (found: unknown): string | undefined => {
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined;
  return typeof found.message === 'string' ? found.message : undefined;
};
