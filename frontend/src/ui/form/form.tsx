import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, get, type Path, type UseFormReturn } from 'react-hook-form';
import { Notice } from '../notice';
import { faultsIn, sentenceIn } from './faults-in';
import { focusListError } from './focus-list-error';
import { FormControlsContext } from './form-controls';
import { useFormDraft } from './form-draft';
import { LeaveWarning } from './leave-warning';
import { UnshownErrors, useShownErrors } from './unshown-errors';
import * as messages from './messages';

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Sends the values. When it rejects, everything typed stays and `failureText` says why. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly failureText: (fault: unknown) => string;
  /** Warns before leaving while something typed is unsaved, and keeps it in this tab unless it is `secret`. */
  readonly keepsWork?: boolean | 'secret';
  readonly children: ReactNode;
}

/** Every form of the product: focus goes to the first fault, nothing typed is lost, no fault stays unseen. */
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
  useEffect(() => {
    if (submitCount > 0) focusListError(element.current);
  }, [submitCount]);
  const controls = {
    // A field's name is checked where it is written; here it is text.
    register: (name: string) => form.register(name as Path<Values>),
    // An error of a list as a whole is kept beside those of its items.
    faultOf: (name: string) => sentenceIn(get(errors, name)) ?? sentenceIn(get(errors, `${name}.root`)),
    shows,
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
            <Notice title={messages.yourUnsavedChangesWereRestored}>
              {restored === 'changed' ? messages.savedValuesChangedInMeantime : messages.theyAreNotSavedYet}
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
