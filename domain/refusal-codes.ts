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
  'compliance.stale': 'conflict',
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
