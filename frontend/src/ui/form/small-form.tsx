import { type ReactNode, useRef, useState, type RefObject, useEffect, useLayoutEffect } from 'react';
import { Notice } from '../notice';
import { FormControlsContext } from './form-controls';
import { UnshownErrors, useShownErrors } from './unshown-errors';

export type SmallValues<Values> = { readonly [Name in keyof Values]: string | boolean };

export interface SmallFormNeeds<Values extends SmallValues<Values>> {
  readonly blank: Values;
  /** Returns the errors as sentences, in the order of the fields. */
  readonly check: (values: Values) => Readonly<Record<string, string>>;
  /** Whether an error says that a text is too long. Such an error is shown while the text is being typed. */
  readonly isTooLong: (fault: string) => boolean;
}

/** The state of a form with a few text fields and checkboxes, such as sign-in, for pages without a form library. */
export const useSmallFormState = <Values extends SmallValues<Values>>({
  blank,
  check,
  isTooLong,
}: SmallFormNeeds<Values>) => {
  const [values, setValues] = useState(blank);
  const [tried, setTried] = useState(false);
  const [base, setBase] = useState(blank);
  const [round, setRound] = useState(0);
  const faults = check(values);
  return {
    isDirty: (Object.keys(base) as (keyof Values)[]).some((name) => values[name] !== base[name]),
    /** Changes when the input is discarded, because the controls store the input themselves. */
    round,
    discard: () => {
      setRound(round + 1);
      setValues(base);
      setTried(false);
    },
    /** Marks the sent values as saved. */
    settle: () => setBase(values),
    values,
    set: (name: string, value: string | boolean) => setValues((before) => ({ ...before, [name]: value })),
    /** Before the first attempt to send the form, only errors of texts that are too long. */
    shownErrors: tried
      ? faults
      : Object.fromEntries(Object.entries(faults).filter(([, fault]) => isTooLong(fault))),
    firstFault: Object.keys(faults)[0],
    setTried,
  };
};

interface SmallFormProps<Values extends SmallValues<Values>> {
  readonly form: ReturnType<typeof useSmallFormState<Values>>;
  /** Sends the values. If it rejects, the form keeps the input and shows `failureText`. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly failureText: (error: unknown) => string;
  readonly children: ReactNode;
}

/** Like `<Form>`, it focuses the first error, keeps the input after a failure, and shows all errors. */
export const SmallForm = <Values extends SmallValues<Values>>({
  form: { values, set, shownErrors, firstFault, setTried, isDirty, discard, settle, round },
  onSubmit,
  failureText,
  children,
}: SmallFormProps<Values>) => {
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { shows, unshownIn } = useShownErrors();

  const submit = async () => {
    setSubmitting(true);
    setFailure(undefined);
    try {
      await onSubmit(values);
      settle();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setSubmitting(false);
    }
  };

  const entered: Readonly<Record<string, unknown>> = { ...values };
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(element, values, set);
  const register = (name: string) => {
    const value = entered[name];
    return {
      name,
      ...(typeof value === 'string' && { defaultValue: value }),
      onChange: ({ target }: { readonly target: EventTarget }) => {
        const isCheck = target instanceof HTMLInputElement && target.type === 'checkbox';
        if (isCheck) set(name, target.checked);
        else if ('value' in target) set(name, String(target.value));
      },
    };
  };

  return (
    <FormControlsContext.Provider
      value={{ register, faultOf: (name) => shownErrors[name], shows, isSubmitting, isDirty, discard }}
    >
      <form
        ref={element}
        key={round}
        // Before the code is loaded, the browser must not send a password in the URL.
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (firstFault === undefined) {
            if (!isSubmitting) void submit();
            return;
          }
          const control = event.currentTarget.elements.namedItem(firstFault);
          if (control instanceof HTMLElement) control.focus();
        }}
      >
        {children}
        <UnshownErrors faults={unshownIn(Object.entries(shownErrors))} />
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      </form>
    </FormControlsContext.Provider>
  );
};

// A layout effect, so that it runs before the form can be sent. React warns about layout effects at prerendering.
const useFirstEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Reads the values that the user typed, or the browser filled in, before the code was loaded. */
const useEarlyInput = (
  form: RefObject<HTMLFormElement>,
  values: Readonly<Record<string, unknown>>,
  set: (name: string, value: string | boolean) => void,
): void => {
  const first = useRef({ values, set });
  useFirstEffect(() => {
    const { values: shown, set: take } = first.current;
    for (const [name, value] of Object.entries(shown)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement)) continue;
      const found = control.type === 'checkbox' ? control.checked : control.value;
      if (found !== value) take(name, found);
    }
  }, [form]);
};
