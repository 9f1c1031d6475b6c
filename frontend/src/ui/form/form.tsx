import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, get, type Path, type UseFormReturn } from 'react-hook-form';
import { Notice } from '../notice';
import { faultsIn, sentenceIn } from './faults-in';
import { FormControlsContext } from './form-controls';
import { useFormDraft } from './form-draft';
import { LeaveWarning } from './leave-warning';
import { UnshownErrors, useShownErrors } from './unshown-errors';

/** The type that resolvers give to the error of a text that is too long. */
const tooLongType = 'max-length';

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Sends the values. If it rejects, the form keeps the input and shows `failureText`. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly failureText: (error: unknown) => string;
  /** Warns before leaving with unsaved input, and stores the input in this tab, unless the value is `secret`. */
  readonly keepsWork?: boolean | 'secret';
  readonly children: ReactNode;
}

/** The component for all forms. It focuses the first error, keeps the input after a failure, and shows all errors. */
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
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const { restored, forget } = useFormDraft(form, keepsWork === true);
  const discard = () => {
    setFailure(undefined);
    form.reset();
  };
  const { shows, unshownIn } = useShownErrors();
  const element = useRef<HTMLFormElement>(null);
  const wasTried = useRef(false);
  useEffect(() => {
    wasTried.current = submitCount > 0;
    if (submitCount > 0) focusListError(element.current);
  }, [submitCount]);
  const checkLength = async (name: Path<Values>) => {
    // After the first attempt, every change shows the errors of its field.
    const isDue = () => !wasTried.current;
    if (!isDue()) return;
    await form.trigger(name);
    if (isDue() && form.getFieldState(name).error?.type !== tooLongType) form.clearErrors(name);
  };
  const controls = {
    // The compiler checks the names of fields where they are used.
    register: (name: string) => form.register(name as Path<Values>),
    // The error of a list as a whole, in addition to the errors of its items.
    faultOf: (name: string) => sentenceIn(get(errors, name)) ?? sentenceIn(get(errors, `${name}.root`)),
    shows,
    checkLength: (name: string) => void checkLength(name as Path<Values>),
    isSubmitting,
    isDirty,
    discard,
  };
  return (
    <FormProvider {...form}>
      <FormControlsContext.Provider value={controls}>
        <form
          ref={element}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            if (isSubmitting) event.preventDefault();
            else void submit(event);
          }}
        >
          {restored !== undefined && (
            <Notice title="Your unsaved changes were restored">
              {restored === 'changed'
                ? 'The saved values changed in the meantime. Check the form before you save.'
                : 'They are not saved yet.'}
            </Notice>
          )}
          {children}
          <UnshownErrors faults={unshownIn(faultsIn(errors))} />
          {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        </form>
      </FormControlsContext.Provider>
      {keepsWork !== false && isDirty && !isSubmitting && <LeaveWarning onLeave={forget} />}
    </FormProvider>
  );
};

/** Moves the focus to the first error of a list, if no control of the form has an error. */
const focusListError = (form: HTMLFormElement | null): void => {
  if (form?.querySelector('[aria-invalid="true"]')) return;
  const fault = form?.querySelector('[data-list-fault]');
  if (fault instanceof HTMLElement) fault.focus();
};
