import type { RefusalCode, RefusalKind, refusalKinds } from '#domain/refusal-codes';

type Kinds = typeof refusalKinds;
type CodesOf<Kind extends RefusalKind> = {
  [Code in RefusalCode]: Kinds[Code] extends Kind ? Code : never;
}[RefusalCode];

// The table of all codes has no place in what every page loads. These are checked against it by their types.
const forbidden = {
  'input.not-writable': true,
  'company.owner-not-yours': true,
  'company.not-owner': true,
  'company.own': true,
  'file.not-yours': true,
  'age.unconfirmed': true,
  'terms.not-accepted': true,
  'play.token-invalid': true,
  'play.token-expired': true,
  'caller.rights-withdrawn': true,
  'brand.country-blocked': true,
  'brand.level-too-low': true,
  'player.self': true,
  'player.suspended': true,
  'player.self-excluded': true,
  'player.excluded': true,
  'user.self': true,
} as const satisfies Readonly<Record<CodesOf<'forbidden'>, true>>;

const unknown = {
  'request.failed': true,
  'wallet.unknown': true,
} as const satisfies Readonly<Record<CodesOf<'unknown'>, true>>;

type Refusal = { readonly code: RefusalCode; readonly parameters: { readonly kind?: string | number } };

/** Whether an AppSync error type is a code of the product's, one of a newer server included. */
export const isRefusalCode = (type: unknown): type is RefusalCode =>
  typeof type === 'string' && /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/.test(type);

/** The caller may not have it, however often it is asked again. */
export const isForbiddenCode = ({ code }: Refusal): boolean => Object.hasOwn(forbidden, code);

/** It may have happened or not. */
export const isUnknownOutcome = ({ code, parameters }: Refusal): boolean =>
  Object.hasOwn(unknown, code) || parameters.kind === ('unknown' satisfies RefusalKind);

/** There is no such thing, or none that the caller may see. */
export const isMissingCode = ({ code }: Refusal): boolean => code.endsWith('.missing');
