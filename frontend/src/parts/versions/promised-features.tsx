import { useMemo } from 'react';
import { promisedFeatures } from '#domain/games/promised-features';
import { readModel } from '@novalink/engine';
import { Notice } from '../../ui/notice';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

interface PromisedFeaturesProps {
  readonly rulesText: string;
  /** The model as JSON. */
  readonly mathModel: string;
}

/** Warns if the rules text seems to promise a feature that the model does not have. */
export const PromisedFeatures = ({ rulesText, mathModel }: PromisedFeaturesProps) => {
  const promised = useMemo(() => {
    const read = readModel(mathModel);
    return 'faults' in read ? [] : promisedFeatures(rulesText, read.model);
  }, [rulesText, mathModel]);
  if (promised.length === 0) return null;
  return (
    <Notice tone="warning" title="The rules may promise a feature that the game does not have">
      The rules mention {list.format(promised)}, which the math model does not have. This check compares
      English words and can be wrong.
    </Notice>
  );
};
