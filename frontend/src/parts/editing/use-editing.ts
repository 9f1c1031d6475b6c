import { useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { RefusalCode } from '#domain/refusal-codes';
import { Refused } from '../../platform/api/errors';

/** An entity with optimistic locking; null before it is saved for the first time. */
type Kept = { readonly version: number } | null;

interface EditingNeeds<Row extends Kept, Values extends FieldValues> {
  /** The entity as the page last read it. */
  readonly opened: Row;
  readonly valuesOf: (row: Row) => Values;
  readonly resolver: (base: Row) => Resolver<Values>;
  /** The refusal of a conflicting save. */
  readonly stale: RefusalCode;
  readonly readAgain: () => Promise<Row>;
}

/**
 * A form for an entity that other users can also save. Without input, the form shows what the page reads.
 * With input, a change by another user becomes a conflict, and saving again is the user's decision.
 */
export const useEditing = <Row extends Kept, Values extends FieldValues>({
  opened,
  valuesOf,
  resolver,
  stale,
  readAgain,
}: EditingNeeds<Row, Values>) => {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Row>();
  const form = useForm<Values>({
    // The form values are the default values of all fields.
    defaultValues: valuesOf(opened) as DefaultValues<Values>,
    resolver: resolver(base),
  });
  const fill = (row: Row) => {
    setBase(row);
    setTheirs(undefined);
    form.reset(valuesOf(row));
  };

  const { isDirty, isSubmitting } = form.formState;
  const isBehind = versionOf(opened) > versionOf(base);
  // A layout effect, because a later effect could overwrite the next key press.
  useLayoutEffect(() => {
    if (isBehind && !isDirty && !isSubmitting) fill(opened);
  });

  return {
    form,
    /** The version on which the next save is based. */
    base,
    /** The values that another user saved, until the conflict is resolved. */
    theirs: theirs && valuesOf(theirs),
    takeTheirs: () => fill(base),
    /** Saves and continues with the saved values. A conflict keeps the input. */
    save: async (send: (base: Row) => Promise<Row>): Promise<Row> => {
      const saved = await send(base).catch(async (error: unknown) => {
        if (error instanceof Refused && error.code === stale) {
          const current = await readAgain();
          setTheirs(current);
          setBase(current);
        }
        throw error;
      });
      fill(saved);
      return saved;
    },
  };
};

const versionOf = (row: Kept): number => row?.version ?? 0;
