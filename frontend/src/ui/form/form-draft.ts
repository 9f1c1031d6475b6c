import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

/** Stores the unsaved input of a user while they sign in again or the page is reloaded. */
interface FormDrafts {
  readonly read: (name: string) => unknown;
  readonly keep: (name: string, work: unknown) => void;
  readonly forget: (name: string) => void;
}

/** Without it, unsaved input is not stored. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined);

interface Draft {
  readonly values: FieldValues;
  /** The saved values when the input began. */
  readonly base: FieldValues;
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'values' in kept && 'base' in kept;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The saved values with the changed fields of a draft. */
const mergedOver = (now: FieldValues, { values, base }: Draft): FieldValues =>
  Object.fromEntries(
    Object.keys(now).map((name): [string, unknown] => [
      name,
      same(values[name], base[name]) ? now[name] : values[name],
    ]),
  );

/**
 * Stores the unsaved values of a form by its URL, and restores them when the form opens again. Saving or
 * discarding the input deletes them.
 */
export const useFormDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, isKept: boolean) => {
  const drafts = useContext(FormDraftsContext);
  const { pathname, search } = useLocation();
  const { isDirty, defaultValues } = form.formState;
  const fields = Object.keys(defaultValues ?? {})
    .sort()
    .join();
  const name = `${pathname}${search} ${fields}`;
  const store = isKept ? drafts : undefined;
  const [restored, setRestored] = useState<'same' | 'changed'>();
  const wasDirty = useRef(false);

  useEffect(() => {
    const draft = store?.read(name);
    if (!isDraft(draft)) return;
    const now: FieldValues = form.formState.defaultValues ?? {};
    const values = mergedOver(now, draft);
    if (same(values, now)) return;
    // The draft has the same fields as the form, because they are part of the name.
    form.reset(values as DefaultValues<Values> & Values, { keepDefaultValues: true });
    setRestored(same(draft.base, now) ? 'same' : 'changed');
  }, [store, name, form]);

  useEffect(() => {
    if (!store) return undefined;
    if (!isDirty) {
      if (wasDirty.current) store.forget(name);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = () =>
      store.keep(name, { values: form.getValues(), base: form.formState.defaultValues ?? {} });
    keep();
    const watching = form.watch(keep);
    return () => watching.unsubscribe();
  }, [store, name, form, isDirty]);

  const forget = useCallback(() => store?.forget(name), [store, name]);
  return { restored: isDirty ? restored : undefined, forget };
};
