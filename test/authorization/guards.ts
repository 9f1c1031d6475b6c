import type { GraphqlOperation } from './requests';

/** Something that refuses, how it is taken out, and the operations that must then turn red. */
export interface Guard {
  readonly name: string;
  /** Each is replaced wherever it is found; all must be found. Several stand one behind the other. */
  readonly parts: readonly (readonly [is: string | RegExp, becomes: string])[];
  readonly operations: readonly GraphqlOperation[];
}

const directiveOf = (field: string): readonly [RegExp, string] => [
  new RegExp(
    `(\\n {2}${field}\\([^)]*\\): \\w+!?\\s+@aws_cognito_user_pools)\\(cognito_groups: \\["ADMINS"\\]\\)`,
  ),
  '$1',
];
const inLambda: readonly [RegExp, string] = [/!\w+\.groups\.includes\("ADMINS"\)/, 'false'];

const rightsStandAtTheDoor: readonly [RegExp, string] = [
  /\|\|await \w+\.rights\.isWithdrawn\(\w+\.sub,"ADMINS"\)/,
  '',
];

const behindDirective = (
  field: 'approveCompany' | 'rejectCompany' | 'suspendCompany' | 'reinstateCompany',
): Guard => ({
  name: `${field}: for ADMINS`,
  parts: [directiveOf(field)],
  operations: [`Mutation.${field}`],
});
const behindBoth = (field: 'addToGroup' | 'removeFromGroup' | 'listUsers' | 'deleteUser'): Guard => ({
  name: `${field}: for ADMINS, in the schema and in the function`,
  parts: [directiveOf(field), inLambda],
  operations: [`Mutation.${field}`],
});

const decisions = [
  'Mutation.approveCompany',
  'Mutation.rejectCompany',
  'Mutation.suspendCompany',
  'Mutation.reinstateCompany',
] as const;

/** The name of every field's user pool, next to IAM. */
const openToIam: readonly [RegExp, string] = [/@aws_cognito_user_pools/g, '@aws_iam @aws_cognito_user_pools'];
/** Every role of the identity pool may ask every field. */
const rolesAllowed: readonly [RegExp, string] = [
  /"AssumeRolePolicyDocument": \{(?=[^\]]*AssumeRoleWithWebIdentity)/g,
  `"Policies": [{"PolicyName":"Wide","PolicyDocument":{"Version":"2012-10-17","Statement":[
    {"Effect":"Allow","Action":"*","Resource":"*"}]}}], "AssumeRolePolicyDocument": {`,
];

export const guards: readonly Guard[] = [
  {
    name: 'listReviewItems: for ADMINS',
    parts: [directiveOf('listReviewItems')],
    operations: ['Query.listReviewItems'],
  },
  behindDirective('approveCompany'),
  behindDirective('rejectCompany'),
  behindDirective('suspendCompany'),
  behindDirective('reinstateCompany'),
  behindBoth('addToGroup'),
  behindBoth('removeFromGroup'),
  behindBoth('listUsers'),
  behindBoth('deleteUser'),
  {
    name: 'IAM callers: neither the roles nor the directives let them in',
    parts: [openToIam, rolesAllowed],
    operations: ['Query.listReviewItems'],
  },
  {
    name: 'a company is read by its owner and admins',
    parts: [['row.owner !== sub && !isAdmin', 'false']],
    operations: [
      'Query.getCompany',
      'Company.compliance',
      'Company.history',
      'Mutation.deleteCompany',
      'Mutation.closeCompany',
    ],
  },
  {
    name: 'a list is one’s own',
    parts: [['isAdmin ? everybodys(status) : own(sub, status)', 'everybodys(status)']],
    operations: ['Query.listCompanies'],
  },
  {
    name: 'a company is changed by its owner and admins',
    parts: [['isAdmin ? {} : { owner: sub }', '{}']],
    operations: ['Mutation.updateCompany'],
  },
  {
    name: 'a company is submitted by its owner',
    parts: [[/(submittedAt: at \}, )\{ is: \{ owner: [^}]*\} \}/, '$1{}']],
    operations: ['Mutation.submitCompany'],
  },
  {
    name: 'a profile is saved by the company’s owner',
    parts: [['company.owner !== callerOf(ctx).sub', 'false']],
    operations: [
      'Mutation.saveComplianceProfile',
      'Mutation.submitComplianceProfile',
      'Mutation.addComplianceDocument',
      'Mutation.removeComplianceDocument',
    ],
  },
  {
    name: 'nobody decides on their own company',
    parts: [['{ isNot: { owner: sub } }', '{}']],
    operations: decisions,
  },
  {
    name: 'another owner is named by an admin only',
    parts: [['if (!caller.isAdmin) refuse("company.owner-not-yours");', '']],
    operations: ['Mutation.createCompany'],
  },
  {
    name: 'an admin’s write asks whether the rights still stand',
    parts: [['isAdmin ? [checkAbsent(', 'false ? [checkAbsent(']],
    operations: [...decisions, 'Mutation.updateCompany', 'Mutation.deleteCompany', 'Mutation.closeCompany'],
  },
  {
    name: 'the function asks whether the rights still stand',
    parts: [rightsStandAtTheDoor],
    operations: ['Mutation.listUsers'],
  },
  {
    name: 'changes of users ask whether the rights still stand, at the door and in their transaction',
    parts: [rightsStandAtTheDoor, [/(\w+)===void 0\?\[\]:\[\w+\(\1\)\]/, '[]']],
    operations: ['Mutation.addToGroup', 'Mutation.removeFromGroup', 'Mutation.deleteUser'],
  },
  {
    name: 'nobody administers themselves',
    parts: [[/if\(\w+\.sub===\w+\)throw new \w+\("user\.self"\);?/, '']],
    // Deleting oneself fails once more: its transaction would check and write the same row.
    operations: ['Mutation.addToGroup', 'Mutation.removeFromGroup'],
  },
  {
    name: 'a caller is an admin by the token’s groups',
    parts: [['isAdmin: groups.includes("ADMINS")', 'isAdmin: true']],
    operations: ['Query.getCompany', 'Query.listCompanies', 'Mutation.updateCompany'],
  },
];
