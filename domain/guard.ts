/**
 * The names of all access and readiness checks of operations. Resolvers and functions apply a rule with
 * `guard`; `test/authorization/guards/operations.ts` lists the rules of each operation.
 */
export const guardNames = {
  'caller.signed-in': 'The caller signed in with the user pool.',
  'caller.admin': 'The token names ADMINS.',
  'caller.access': 'The access that the write needs was not withdrawn after the token was issued.',
  'caller.access-reason': 'A write without access is refused with the reason.',
  'caller.guest': 'The caller has the credentials of a guest.',
  'caller.group': 'The caller is in a group.',
  'caller.casino-user': 'A caller without a group chose to play.',

  'company.owner': 'A company is shown to its owner and admins.',
  'company.list-all': 'Only admins can list all companies.',
  'company.update-own': 'Only its owner and admins can change a company.',
  'company.submit-own': 'Only its owner can submit a company.',
  'company.withdraw-own': 'Only its owner can withdraw the submission of a company.',
  'company.not-own': 'Users cannot decide on their own company.',
  'company.named-owner': 'Only admins can create a company for another user.',
  'company.owner-exists': 'The owner of a new company is an existing user.',

  'api-key.owner': 'API keys are shown to the owner of the company and admins, who can revoke them.',
  'api-key.create-own': 'Only the company’s owner can create API keys.',
  'api-key.approved-company': 'A new API key belongs to an approved company.',

  'webhook.owner':
    'Webhooks are shown to the owner of the company and admins, who can enable, disable and delete them.',
  'webhook.change-own': 'Only the company’s owner can create and change webhooks, and send to them.',
  'webhook.approved-company': 'A new webhook belongs to an approved company.',

  'compliance.owner': 'Only the company’s owner can write a compliance profile.',
  'compliance.not-own': 'Users cannot decide on the compliance of their own company.',
  'compliance.documents-decided': 'A profile can be approved once every document is decided.',
  'document.own-file': 'A document is a file that the company’s owner uploaded.',
  'document.checked-file': 'A document is a file that passed the upload check.',

  'game.owner': 'Only its owner and admins can see, preview, test or write a game.',
  'game.update-own': 'Only its owner and admins can change a game.',
  'game.not-own': 'Users cannot suspend or resume their own game.',
  'game.approved-company': 'A new game belongs to an approved company.',
  'game.offered': 'Only an offered game is public.',
  'version.owner': 'Only its owner and admins can see a version.',
  'version.withdraw-own': 'Only its owner can withdraw the submission of a version.',
  'version.not-own': 'Users cannot decide on their own version.',
  'rtp-alert.not-own': 'An admin cannot acknowledge an RTP alert of their own game.',
  'version.certified': 'A passed test run certifies the current version.',
  'version.checked-images': 'The images of a submitted version passed the upload check.',
  'version.approved-company': 'A submitted or published version belongs to an approved company.',
  'version.valid-compliance': 'A published version belongs to a company with a valid compliance profile.',
  'run.owner': 'Only the user who started it, the owner of its game, and admins can see a test run.',
  'run.cancel-own': 'Only the user who started it can cancel a test run.',
  'run.open': 'A test run can be cancelled until it ends.',

  'demo.age': 'A free game session requires a confirmed age.',
  'demo.offered-game': 'A free game session requires an offered game.',
  'demo.signed-token': 'A play token was signed by NovaLink.',
  'demo.own-token': 'A play token belongs to the caller.',
  'launch.own': 'A session of an operator belongs to the guest who opened it first.',
  'launch.open-brand': 'A session of an operator requires an open brand.',
  'launch.offered-game': 'A session of an operator requires a game that the brand offers.',

  'casino.owner': 'Only its owner and admins can see a casino.',
  'casino.update-own': 'Only its owner and admins can change a casino.',
  'casino.seamless': 'Only casinos with their own wallet have a key for it.',
  'casino.tested-wallet': 'The wallet of a submitted casino has passed the contract tests with its settings.',
  'wallet-report.readable':
    'A report of contract tests is public, or shown to the owner of its casino and admins.',
  'casino.withdraw-own': 'Only its owner can withdraw the submission of a casino.',
  'casino.not-own': 'Users cannot decide on their own casino.',
  'casino.operator': 'A new casino belongs to an approved operator.',
  'casino.licence-number': 'A submitted casino has the number of its licence.',
  'casino.licence-address': 'A submitted casino has the address of its licence.',
  'casino.licence-term': 'The licence of a submitted or approved casino has not expired.',
  'casino.approved-company': 'A submitted or approved casino belongs to an approved company.',
  'casino.valid-compliance': 'An approved casino, unless it is a demo, has a valid compliance profile.',

  'brand.open': 'Only its managers and players can see a brand that is not open.',
  'brand.owner': 'Only its owner and admins can change the status of a brand.',
  'brand.manager': 'Only its owner, admins and level ADMIN can manage a brand.',
  'brand.supporter': 'Only managers and support users of the brand, and the player, can read a player.',
  'brand.history': 'Only managers of a brand can see its history.',
  'brand.level-admin': 'Level ADMIN is a level of this brand.',
  'brand.level-support': 'Level SUPPORT is a level of this brand.',
  'brand.active-casino': 'An activated brand belongs to an active casino.',
  'brand.has-game': 'An activated brand has a game.',
  'brand.offered-game': 'A game that a brand adds is offered.',
  'player.not-self': 'Users cannot change themselves as a player.',

  'coins.manager': 'Only the brand’s owner, admins and level ADMIN can grant and withdraw coins.',
  'player.not-manager': 'Managers of a brand get no coins, rewards or prizes of it.',
  'player.active': 'Only players who may play get coins and game sessions.',
  'player.member': 'A brand is hidden from users who have not joined it.',
  'tournament.published': 'Only the managers of its brand can see a draft.',
  'promotion.not-own': 'Users cannot confirm a promotion that they submitted.',
  'claim.open-brand': 'Coins can be claimed in open brands only.',
  'session.open-brand': 'Game sessions are possible in open brands only.',
  'session.offered-game': 'Game sessions are possible at offered games of the brand only.',
  'replay.kept': 'A replay can be seen until its round expires.',
  'replay.game-shown': 'A replay of a suspended game is hidden.',

  'search.all': 'Only admins can search the entities of all owners.',

  'user.admin': 'Only admins can manage users.',
  'user.not-self': 'Admins cannot manage themselves.',
  'account.own-token': 'An account can be deleted with the ID token of its own user only.',
} as const;

export type GuardName = keyof typeof guardNames;

/**
 * A check with a name: `true` if it passes, or the conditions and checks of a write. `test/authorization`
 * builds the code with one rule removed; there it is always `true`, or has no condition.
 */
export const guard = <Check extends boolean | object>(_name: GuardName, check: Check): Check => check;
