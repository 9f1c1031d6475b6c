/**
 * G guest with IAM · AI signed in but using IAM · U0 no group · P+ P- provider, owner and other · O+ O- operator,
 * owner and other · AD admin · Z admin whose access was withdrawn, token still valid · X invalid token.
 */
export const identities = ['G', 'AI', 'U0', 'P+', 'P-', 'O+', 'O-', 'AD', 'Z', 'X'] as const;
/**
 * Users of a brand. BA, BS, BP and BX have the group PROVIDERS: BA has level ADMIN · BS SUPPORT · BP PLAYER · BX PLAYER,
 * and is ADMIN of another brand of the same casino. They have a column in rows about brands; in other rows they count
 * as providers. CU has no group and chose to play; its level ADMIN must give it nothing. It has a column in all rows,
 * and the permissions of U0 in those that do not name it.
 */
export const casinoUsers = ['BA', 'BS', 'BP', 'BX', 'CU'] as const;
export type CasinoUser = (typeof casinoUsers)[number];
export type Identity = (typeof identities)[number] | CasinoUser;

/** The permitted objects: none, the caller as a player, also their own, also open ones, all except their own, all. */
export type Permission = 'none' | 'self' | 'own' | 'open' | 'others' | 'any';
export type Permissions = Readonly<
  Record<(typeof identities)[number], Permission> & Partial<Record<CasinoUser, Permission>>
>;

export const nobody: Permissions = {
  G: 'none',
  AI: 'none',
  U0: 'none',
  'P+': 'none',
  'P-': 'none',
  'O+': 'none',
  'O-': 'none',
  AD: 'none',
  Z: 'none',
  X: 'none',
};
export const everybody: Permissions = {
  G: 'any',
  AI: 'any',
  U0: 'any',
  'P+': 'any',
  'P-': 'any',
  'O+': 'any',
  'O-': 'any',
  AD: 'any',
  Z: 'any',
  X: 'any',
};
export const everybodyGenuine: Permissions = { ...everybody, X: 'none' };

/**
 * The target objects of cases. `self` is the caller as a player; `hidden` belongs to another user and is not open;
 * `unready` lacks a requirement of the operation and can belong to anyone.
 */
export type Target = 'self' | 'own' | 'other' | 'hidden' | 'missing' | 'unready';

const reach: Readonly<Record<Permission, readonly Target[]>> = {
  none: [],
  self: ['self'],
  own: ['self', 'own'],
  open: ['self', 'own', 'other'],
  others: ['other', 'hidden'],
  any: ['self', 'own', 'other', 'hidden'],
};

export const allows = (permission: Permission, target: Target): boolean => reach[permission].includes(target);

export const isCasinoUser = (identity: Identity): identity is CasinoUser =>
  casinoUsers.some((one) => one === identity);
