import { useCallback, useState } from 'react';
import { Notice } from '../notice';

/** Determines which errors the fields of a form show, and which ones the form has to list. */
export const useShownErrors = () => {
  const [shown] = useState(() => new Set<string>());
  const shows = useCallback(
    (name: string) => {
      shown.add(name);
      return () => void shown.delete(name);
    },
    [shown],
  );
  return {
    shows,
    unshownIn: (faults: readonly Fault[]) => faults.filter(([path]) => !shown.has(path)),
  };
};

/** The dotted path of a value, and the error as a sentence. */
export type Fault = readonly [path: string, sentence: string];

/** Lists the errors of values without a field, which would otherwise prevent saving without a visible reason. */
export const UnshownErrors = ({ faults }: { readonly faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <Notice tone="bad" title="Some values are not valid">
      <ul>
        {faults.map(([path, sentence]) => (
          <li key={path}>
            {inWords(path)}: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );

/** `symbols.0.imageKey` as `symbols, item 1, image key` */
const inWords = (path: string): string =>
  path
    .split('.')
    .map((key) =>
      /^\d+$/.test(key)
        ? `item ${Number(key) + 1}`
        : key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
    )
    .join(', ');
