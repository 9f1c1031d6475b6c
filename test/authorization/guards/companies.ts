import { directiveOf, type Guard } from './guard';

const inLambda: readonly [RegExp, string] = [/!\w+\.groups\.includes\("ADMINS"\)/, 'false'];

const rightsStandAtTheDoor: readonly [RegExp, string] = [
  /\|\|await \w+\.rights\.isWithdrawn\(\w+\.sub,"ADMINS"\)/,
  '',
];

const behindBoth = (field: 'addToGroup' | 'removeFromGroup' | 'listUsers' | 'deleteUser'): Guard => ({
  name: `${field}: for ADMINS, in the schema and in the function`,
  together: 'administration',
  parts: [directiveOf(field), inLambda],
  operations: [`Mutation.${field}`],
});

const decisions = [
  'Mutation.approveCompany',
  'Mutation.rejectCompany',
  'Mutation.suspendCompany',
  'Mutation.reinstateCompany',
] as const;

export const guardsOfCompanies: readonly Guard[] = [
  behindBoth('addToGroup'),
  behindBoth('removeFromGroup'),
  behindBoth('listUsers'),
  behindBoth('deleteUser'),
  {
    name: 'a list is one’s own',
    parts: [['isAdmin ? everybodys(status) : own(sub, status)', 'everybodys(status)']],
    operations: ['Query.listCompanies'],
  },
  {
    name: 'companies and games are changed by their owner and admins',
    parts: [['isAdmin ? {} : { owner: sub }', '{}']],
    operations: ['Mutation.updateCompany', 'Mutation.updateGame'],
  },
  {
    name: 'a company is submitted by its owner',
    parts: [['const owner = { is: { owner: sub } }', 'const owner = {}']],
    operations: ['Mutation.submitCompany'],
  },
  {
    name: 'a submission of a company is withdrawn by its owner',
    together: 'owners',
    parts: [[/(at, \{\}, )\{ is: \{ owner: [^}]*\} \}/, '$1{}']],
    operations: ['Mutation.withdrawCompany'],
  },
  {
    name: 'a profile is saved by the company’s owner',
    parts: [['company.owner !== callerOf(ctx).sub', 'false']],
    operations: [
      'Mutation.saveComplianceProfile',
      'Mutation.submitComplianceProfile',
      'Mutation.withdrawComplianceProfile',
      'Mutation.removeComplianceDocument',
    ],
  },
  {
    name: 'a document is added by the company’s owner, from a file that the owner uploaded',
    parts: [
      ['company.owner !== callerOf(ctx).sub', 'false'],
      ['if (!isDocumentOf(key, callerOf(ctx).sub)) refuse(', 'if (false) refuse('],
    ],
    operations: ['Mutation.addComplianceDocument'],
  },
  {
    name: 'nobody decides on their own company',
    together: 'owners',
    parts: [['{ isNot: { owner: sub } }', '{}']],
    operations: decisions,
  },
  {
    name: 'another owner is named by an admin only',
    parts: [['if (!caller.isAdmin) refuse("company.owner-not-yours");', '']],
    operations: ['Mutation.createCompany'],
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
    name: 'an account is deleted with the ID token of its own user: deleteMyAccount',
    parts: [[/("base64url"\)\.toString\(\)\)\)\.sub)!==\w+/, '$1===void 0']],
    operations: ['Mutation.deleteMyAccount'],
  },
  {
    name: 'a caller is an admin by the token’s groups',
    parts: [['isAdmin: groups.includes("ADMINS")', 'isAdmin: true']],
    operations: ['Query.getCompany', 'Query.listCompanies', 'Mutation.updateCompany'],
  },
];
