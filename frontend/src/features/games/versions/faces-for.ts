import type { MathModel } from '#domain/slots/model/math-model';
import type { VersionValues } from './version-values';

/** A face for each symbol of the model, in its order; those that had one keep it. */
export function facesFor(
  { symbols }: Pick<MathModel, 'symbols'>,
  known: VersionValues['symbols'],
): VersionValues['symbols'] {
  return symbols.map(
    ({ id }) => known.find(({ symbol }) => symbol === id) ?? { symbol: id, name: '', imageKey: null },
  );
}
