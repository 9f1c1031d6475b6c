/**
 * Who may do what: the only statement of it. Every cell is run against the local cloud, on an object of one's own, on
 * somebody else's and on one that does not exist.
 *
 * G guest by IAM · AI signed in but signing with IAM · U0 no group · P+ P- provider, owner and other · O+ O- operator,
 * owner and other · AD admin · Z admin whose rights were withdrawn, token still valid · X bad token.
 */
export const identities = ['G', 'AI', 'U0', 'P+', 'P-', 'O+', 'O-', 'AD', 'Z', 'X'] as const;
export type Identity = (typeof identities)[number];

/** Which objects: none, one's own, all but one's own, all. */
export type Right = 'none' | 'own' | 'others' | 'any';
export type Rights = Readonly<Record<Identity, Right>>;

const nobody: Rights = {
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
const everybody: Rights = {
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

const owners: Rights = { ...nobody, U0: 'own', 'P+': 'own', 'O+': 'own' };
const ownersAndAdmins: Rights = { ...owners, AD: 'any' };
/** Reading goes on until the token's 15 minutes are over. */
const readersOfOne: Rights = { ...ownersAndAdmins, Z: 'any' };
const everyOwner: Rights = { ...owners, 'P-': 'own', 'O-': 'own' };
const admins: Rights = { ...nobody, AD: 'any' };
const otherAdmins: Rights = { ...nobody, AD: 'others' };

export const matrix = {
  'Query.getCompany': readersOfOne,
  'Query.listCompanies': { ...everyOwner, AD: 'any', Z: 'any' },
  'Query.listReviewItems': { ...admins, Z: 'any' },
  'Company.compliance': readersOfOne,
  'Company.history': readersOfOne,
  'Mutation.createCompany': { ...everyOwner, AD: 'any' },
  'Mutation.updateCompany': ownersAndAdmins,
  'Mutation.deleteCompany': ownersAndAdmins,
  'Mutation.submitCompany': { ...owners, AD: 'own' },
  'Mutation.approveCompany': otherAdmins,
  'Mutation.rejectCompany': otherAdmins,
  'Mutation.suspendCompany': otherAdmins,
  'Mutation.reinstateCompany': otherAdmins,
  'Mutation.closeCompany': ownersAndAdmins,
  'Mutation.saveComplianceProfile': { ...owners, AD: 'own' },
  'Mutation.addToGroup': otherAdmins,
  'Mutation.removeFromGroup': otherAdmins,
  'Mutation.listUsers': admins,
  'Mutation.deleteUser': otherAdmins,
  'GET /v1/health': everybody,
  'POST /v1/verify-id-token': everybody,
} as const satisfies Readonly<Record<string, Rights>>;

export type Operation = keyof typeof matrix;
export const operations = Object.keys(matrix) as Operation[];

/** The objects that a cell is tried on. */
export type Target = 'own' | 'other' | 'missing';
export const targets = ['own', 'other', 'missing'] as const satisfies readonly Target[];

export function allows(right: Right, target: Exclude<Target, 'missing'>): boolean {
  if (right === 'any') return true;
  return right === (target === 'own' ? 'own' : 'others');
}
