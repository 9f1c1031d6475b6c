import { modelLimits } from './model-limits';

/** An error and its path, such as `reelSets.base[2][17]`: `unknown symbol Q`. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}

/** Called for every fault. */
export type Report = (path: string, reason: string) => void;

/** The first faults, as many as `modelLimits.faults`. */
export function faultList(): { readonly faults: readonly Fault[]; readonly report: Report } {
  const faults: Fault[] = [];
  const report: Report = (path, reason) => {
    if (faults.length < modelLimits.faults) faults.push({ path, reason });
  };
  return { faults, report };
}

/** Names of root documents, which paths omit. */
const roots: readonly string[] = ['model', 'certificate', 'proof', 'day', 'tournament'];

/** The path of a member. Names are joined with dots, and unusual names are quoted. */
export function member(path: string, name: string): string {
  if (!idForm.test(name)) return `${path}[${JSON.stringify(name.slice(0, 40))}]`;
  return roots.includes(path) ? name : `${path}.${name}`;
}

/** Ids of symbols, reel sets, modes, features and prizes. */
export const idForm = /^[A-Za-z\d][A-Za-z\d_-]{0,23}$/;

/** A value for use in a message, shortened if necessary. */
export function reported(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return idForm.test(value) ? value : JSON.stringify(value.slice(0, 40));
  return Array.isArray(value) ? 'a list' : 'an object';
}
