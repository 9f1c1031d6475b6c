import type { Guard } from './guard';

/** What must be so before somebody may go on, whoever they are. */
export const guardsOfReadiness: readonly Guard[] = (
  [
    {
      name: 'games are of approved companies, as read and as written',
      parts: [
        ['if (status !== "APPROVED") refuse("company.not-approved", { status });', ''],
        ['{ is: { status: "APPROVED", name: companyName } }', '{ is: { name: companyName } }'],
      ],
      operations: ['Mutation.createGame'],
    },
    {
      name: 'a submitted version was proved as it stands',
      parts: [['certified.mathModelHash !== gameVersion?.mathModelHash', 'false']],
      operations: ['Mutation.submitGameVersion'],
    },
    {
      name: 'a published version has a valid profile behind it',
      parts: [['{ is: { status: "VALID" }, above: { validUntil: at } }', '{ is: { companyId } }']],
      operations: ['Mutation.publishGameVersion'],
    },
    {
      name: 'every document of an accepted profile is decided',
      parts: [['if (undecided.length > 0)', 'if (false)']],
      operations: ['Mutation.acceptComplianceProfile'],
    },
    {
      name: 'a document is a file that was checked, as read and as written',
      parts: [
        ['if (file?.state !== "CHECKED") return', 'if (!file) return'],
        ['{ state: "CHECKED", sha256 }', '{ sha256 }'],
      ],
      operations: ['Mutation.addComplianceDocument'],
    },
    {
      name: 'a document is a file that the company’s owner uploaded',
      parts: [['if (!isDocumentOf(key, callerOf(ctx).sub)) refuse(', 'if (false) refuse(']],
      operations: ['Mutation.addComplianceDocument'],
    },
    {
      name: 'a submitted casino states the number of its licence',
      parts: [['if (!licenceNumber) missing.push("licenceNumber");', '']],
      operations: ['Mutation.submitCasino'],
    },
    {
      name: 'a submitted casino states the address of its licence',
      parts: [['if (!licenceUrl) missing.push("licenceUrl");', '']],
      operations: ['Mutation.submitCasino'],
    },
    {
      name: 'the licence of a submitted or approved casino has not run out',
      parts: [[/licenceExpires\.slice\(0, dayLength\d*\) < today/, 'false']],
      operations: ['Mutation.submitCasino', 'Mutation.approveCasino'],
    },
    {
      name: 'the owner of a new company is a user',
      parts: [
        [
          /\w+\?\.sub!==(\w+)\)throw new (\w+)\("user\.missing",\{field:"owner"\}\);return\{sub:\w+\.sub\}/,
          '!$1)throw new $2("user.missing");return{sub:$1}',
        ],
      ],
      operations: ['Mutation.createCompany'],
    },
    {
      name: 'a free game session starts for users of confirmed age',
      parts: [[/if\(!\w+\)throw new \w+\("age\.unconfirmed"\);?/, '']],
      operations: ['Mutation.startDemoSession'],
    },
    {
      name: 'a play token is the player’s',
      parts: [[/(!\w+\.success)\|\|\w+\.output\.sub!==\w+/, '$1']],
      operations: ['Mutation.playDemoRound'],
    },
    {
      name: 'a game that visitors see is offered',
      parts: [['!row?.offered', '!row']],
      operations: ['Query.getPublicGame', 'PublicGame.rules', 'Query.getGameCertificate'],
    },
    {
      name: 'a submitted or published version is of an approved company',
      parts: [['{ is: { status: "APPROVED" } }', '{ is: { approved: true } }']],
      operations: ['Mutation.submitGameVersion', 'Mutation.publishGameVersion'],
    },
    {
      name: 'what is cancelled has not ended, as read and as written',
      parts: [
        [/if\(!\w+\(\w+\)\)(throw new \w+\("run\.wrong-status")/, 'if(false)$1'],
        [
          '#status IN (:isQueued, :isRunning) AND deadline > :now',
          '(#status IN (:isQueued, :isRunning) OR attribute_exists(pk)) AND deadline > :now',
        ],
      ],
      operations: ['Mutation.cancelTestRun'],
    },
    {
      name: 'images of a submitted version were checked',
      parts: [['if (file?.state !== "CHECKED") refuse(', 'if (!file) refuse(']],
      operations: ['Mutation.submitGameVersion'],
    },
    {
      name: 'a published version was proved as it stands',
      parts: [['run?.mathModelHash !== ctx.stash.gameVersion?.mathModelHash', '!run']],
      operations: ['Mutation.publishGameVersion'],
    },
    {
      name: 'a free game session starts at an offered game',
      parts: [[/!(\w+)\?\.offered\|\|!\1\.live/, '!$1?.live']],
      operations: ['Mutation.startDemoSession'],
    },
    {
      name: 'a play token was signed here',
      parts: [[/(\w+)\.length===(\w+)\.length&&\w+\(\1,\2\)/, '$1.length===$2.length']],
      operations: ['Mutation.playDemoRound'],
    },
  ] as const
).map((guard) => ({ ...guard, together: 'readiness' }));
