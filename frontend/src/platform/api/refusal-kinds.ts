import type { RefusalCode, RefusalKind, refusalKinds } from '#domain/refusal-codes';

type Kinds = typeof refusalKinds;
type CodesOf<Kind extends RefusalKind> = {
  [Code in RefusalCode]: Kinds[Code] extends Kind ? Code : never;
}[RefusalCode];

// The complete table of codes would make every page larger. Types check these against it.
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
  'launch.expired': true,
  'launch.opened': true,
  'caller.rights-withdrawn': true,
  'brand.country-blocked': true,
  'brand.level-too-low': true,
  'promotion.own': true,
  'tournament.own': true,
  'threshold.own': true,
  'confirmation.level-too-new': true,
  'promotion.not-eligible': true,
  'player.manager': true,
  'player.self': true,
  'player.suspended': true,
  'player.self-excluded': true,
  'player.on-break': true,
  'player.excluded': true,
  'user.self': true,
} as const satisfies Readonly<Record<CodesOf<'forbidden'>, true>>;

const unknown = {
  'request.failed': true,
  'wallet.unknown': true,
} as const satisfies Readonly<Record<CodesOf<'unknown'>, true>>;

type Refusal = { readonly code: RefusalCode; readonly parameters: { readonly kind?: string | number } };

/** Whether an AppSync error type is an error code of NovaLink, including codes of newer versions. */
export const isRefusalCode = (type: unknown): type is RefusalCode =>
  typeof type === 'string' && /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/.test(type);

/** The request was refused; a retry has the same result. */
export const isForbiddenCode = ({ code }: Refusal): boolean => Object.hasOwn(forbidden, code);

/** The outcome of the request is unknown. */
export const isUnknownOutcome = ({ code, parameters }: Refusal): boolean =>
  Object.hasOwn(unknown, code) || parameters.kind === ('unknown' satisfies RefusalKind);

/** It does not exist, or the caller has no access to it. */
export const isMissingCode = ({ code }: Refusal): boolean => code.endsWith('.missing');
