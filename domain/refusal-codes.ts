/**
 * Every "no" the product says, by name. A refusal travels as GraphQL `errorType` (the code) and `errorInfo`
 * (`{ kind, …parameters }`); the page makes the sentence.
 */
export const refusalKinds = {
  'input.required': 'invalid',
  'input.too-long': 'invalid',
  'input.too-short': 'invalid',
  'input.invalid': 'invalid',
  'list.limit-out-of-range': 'invalid',
  'company.missing': 'missing',
  'company.owner-not-yours': 'forbidden',
  'company.already-open': 'conflict',
  'company.wrong-status': 'conflict',
  'company.stale': 'conflict',
  'company.own': 'forbidden',
  'company.in-use': 'conflict',
  'company.not-approved': 'conflict',
  'company.not-provider': 'conflict',
  'compliance.missing': 'missing',
  'compliance.stale': 'conflict',
  'compliance.wrong-status': 'conflict',
  'compliance.incomplete': 'invalid',
  'compliance.not-valid': 'conflict',
  'document.missing': 'missing',
  'document.too-many': 'conflict',
  'file.unchecked': 'conflict',
  'file.taken': 'conflict',
  'game.missing': 'missing',
  'game.stale': 'conflict',
  'game.wrong-status': 'conflict',
  'game.code-taken': 'conflict',
  'game.incomplete': 'conflict',
  'game.no-mathematics': 'conflict',
  'version.missing': 'missing',
  'version.stale': 'conflict',
  'version.wrong-status': 'conflict',
  'version.semver-taken': 'conflict',
  'version.model-faulty': 'invalid',
  'version.not-certified': 'conflict',
  'version.too-large-for-exact': 'conflict',
  'age.unconfirmed': 'forbidden',
  'play.token-invalid': 'forbidden',
  'play.token-expired': 'forbidden',
  'play.round-played': 'conflict',
  'play.bet-not-offered': 'invalid',
  'compliance.terms-outdated': 'conflict',
  'write.collided': 'conflict',
  'caller.rights-withdrawn': 'forbidden',
  'user.missing': 'missing',
  'user.self': 'forbidden',
  'user.last-admin': 'conflict',
  'group.unknown': 'invalid',
} as const satisfies Record<string, RefusalKind>;

/** What sort of "no" it is: the caller's input, the caller's rights, nothing there, or the state it is in. */
export type RefusalKind = 'invalid' | 'forbidden' | 'missing' | 'conflict';
export type RefusalCode = keyof typeof refusalKinds;

/** What a sentence about the refusal needs to know. */
export type RefusalParameters = Readonly<Record<string, string | number>>;
