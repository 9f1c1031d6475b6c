import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DerivedValues, factsOf } from './model-facts';
import { symbolsFor } from './symbols-for';
import type { VersionValues } from './version-values';

const derivedNames = [
  'declaredRtp',
  'declaredMaxWinX',
  'betLevels',
] as const satisfies (keyof DerivedValues)[];

/**
 * Updates symbols, declared figures and bets from the model while it is typed. A figure that the user changed
 * is kept.
 */
export const useFollowModel = ({ getValues, setValue }: UseFormReturn<VersionValues>) => {
  const [last, setLast] = useState(() => derivedOf(getValues('mathModel')));
  return (json: string): void => {
    const facts = factsOf(json);
    if (facts === undefined || 'faults' in facts) return;
    const { model, derived } = facts;
    setValue('symbols', symbolsFor(model, getValues('symbols')), { shouldDirty: true });
    for (const name of derivedNames) {
      const typed = getValues(name).trim();
      if (typed === '' || typed === last?.[name]) setValue(name, derived[name], { shouldDirty: true });
    }
    setLast(derived);
  };
};

const derivedOf = (json: string): DerivedValues | undefined => {
  const facts = factsOf(json);
  return facts === undefined || 'faults' in facts ? undefined : facts.derived;
};
