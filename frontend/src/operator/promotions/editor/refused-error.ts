import type { RuleFault, RuleFaultCode } from '#domain/promotions/rule-faults';
import { Refused } from '../../../platform/api/errors';

/** The error in the rules that the server reported; undefined for any other failure. */
export function refusedError(failure: unknown): RuleFault | undefined {
  if (!(failure instanceof Refused) || failure.code !== 'promotion.rules') return undefined;
  const { path, code } = failure.parameters;
  return path === undefined ? undefined : { path: `${path}`, code: `${code}` as RuleFaultCode };
}
