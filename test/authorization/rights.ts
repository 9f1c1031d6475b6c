/**
 * G guest by IAM · AI signed in but signing with IAM · U0 no group · P+ P- provider, owner and other · O+ O- operator,
 * owner and other · AD admin · Z admin whose rights were withdrawn, token still valid · X bad token.
 */
export const identities = ['G', 'AI', 'U0', 'P+', 'P-', 'O+', 'O-', 'AD', 'Z', 'X'] as const;
export type Identity = (typeof identities)[number];

/** Which objects: none, one's own, all but one's own, all. */
export type Right = 'none' | 'own' | 'others' | 'any';
export type Rights = Readonly<Record<Identity, Right>>;

export const nobody: Rights = {
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
export const everybody: Rights = {
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
export const everybodyGenuine: Rights = { ...everybody, X: 'none' };

/** The objects that a cell is tried on; `unready` ones lack what the operation asks for, whoever owns them. */
export type Target = 'own' | 'other' | 'missing' | 'unready';

export function allows(right: Right, target: Target): boolean {
  if (target === 'missing' || target === 'unready') return false;
  if (right === 'any') return true;
  return right === (target === 'own' ? 'own' : 'others');
}
