import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Notice } from '../notice';
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
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
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
      {keepsWork && isDirty && !isSubmitting && <LeaveWarning />}
    </FormProvider>
  );
};
