/**
 * Every rule by name that stands between a caller and an operation. Resolvers and functions apply a rule with `guard`;
 * `test/authorization/guards/operations.ts` lists the rules of each operation.
 */
export const guardNames = {
  'caller.signed-in': 'The caller signed in with the user pool.',
  'caller.admin': 'The token names ADMINS.',
  'caller.access': 'The access that the write needs was not withdrawn after the token was issued.',
  'caller.access-reason': 'A write that lacks access is refused with that reason.',
  'caller.guest': 'The caller has the credentials of a guest.',
  'caller.group': 'The caller is in a group.',

  'company.owner': 'A company is shown to its owner and admins.',
  'company.list-all': 'Only admins list the companies of everybody.',
  'company.update-own': 'A company is changed by its owner and admins.',
  'company.submit-own': 'A company is submitted by its owner.',
  'company.withdraw-own': 'A submission of a company is withdrawn by its owner.',
  'company.not-own': 'Nobody decides on their own company.',
  'company.named-owner': 'Only admins create a company for somebody else.',
  'company.owner-exists': 'The owner of a new company is a user.',

  'compliance.owner': 'A compliance profile is written by the company’s owner.',
  'compliance.not-own': 'Nobody decides on the compliance of their own company.',
  'compliance.documents-decided': 'A profile is accepted once every document is decided.',
  'document.own-file': 'A document is a file that the company’s owner uploaded.',
  'document.checked-file': 'A document is a file that passed the upload check.',

  'game.owner': 'A game is shown to, and previewed, run or written by, its owner and admins.',
  'game.update-own': 'A game is changed by its owner and admins.',
  'game.not-own': 'Nobody suspends or resumes their own game.',
  'game.approved-company': 'A new game belongs to an approved company.',
  'game.offered': 'Only an offered game is public.',
  'version.owner': 'A version is shown to its owner and admins.',
  'version.withdraw-own': 'A submission of a version is withdrawn by its owner.',
  'version.not-own': 'Nobody decides on their own version.',
  'rtp-alert.not-own': 'An admin cannot acknowledge an RTP alert of their own game.',
  'version.certified': 'A test run has proved the version as it stands.',
  'version.checked-images': 'The images of a submitted version passed the upload check.',
  'version.approved-company': 'A submitted or published version belongs to an approved company.',
  'version.valid-compliance': 'A published version belongs to a company with a valid compliance profile.',
  'run.owner': 'A test run is shown to who started it, the owner of its game, and admins.',
  'run.cancel-own': 'A test run is cancelled by who started it.',
  'run.open': 'A test run is cancelled before it ends.',

  'demo.age': 'A free game session starts for users of confirmed age.',
  'demo.offered-game': 'A free game session starts at an offered game.',
  'demo.signed-token': 'A play token was signed by NovaLink.',
  'demo.own-token': 'A play token belongs to the caller.',

  'casino.owner': 'A casino is shown to its owner and admins.',
  'casino.update-own': 'A casino is changed by its owner and admins.',
  'casino.withdraw-own': 'A submission of a casino is withdrawn by its owner.',
  'casino.not-own': 'Nobody decides on their own casino.',
  'casino.operator': 'A new casino belongs to an approved operator.',
  'casino.licence-number': 'A submitted casino has the number of its licence.',
  'casino.licence-address': 'A submitted casino has the address of its licence.',
  'casino.licence-term': 'The licence of a submitted or approved casino has not expired.',
  'casino.approved-company': 'A submitted or approved casino belongs to an approved company.',
  'casino.valid-compliance': 'An approved casino, unless it is a demo, has a valid compliance profile.',

  'brand.open': 'A brand that is not open is shown to its managers and players only.',
  'brand.owner': 'The status of a brand is changed by its owner and admins.',
  'brand.manager': 'A brand is managed by its owner, admins and level ADMIN.',
  'brand.supporter': 'Players are read by those who manage or support the brand, and by themselves.',
  'brand.history': 'The history of a brand is shown to those who manage it.',
  'brand.level-admin': 'Level ADMIN is a level of this brand.',
  'brand.level-support': 'Level SUPPORT is a level of this brand.',
  'brand.active-casino': 'An activated brand belongs to an active casino.',
  'brand.has-game': 'An activated brand has a game.',
  'brand.offered-game': 'A game that a brand adds is offered.',
  'player.not-self': 'Nobody changes themselves as a player.',

  'coins.manager': 'Coins are granted and withdrawn by the brand’s owner, admins and level ADMIN.',
  'coins.not-self': 'Nobody grants coins to themselves.',
  'player.active': 'Coins and game sessions are for players who may play.',
  'player.member': 'A brand is unknown to those who do not play in it.',
  'tournament.published': 'A draft is shown to the managers of its brand only.',
  'promotion.not-own': 'Nobody confirms a promotion that they submitted.',
  'claim.open-brand': 'Coins are claimed in open brands.',
  'session.open-brand': 'Game sessions are in open brands.',
  'session.offered-game': 'Game sessions are at offered games of the brand.',
  'replay.kept': 'A replay is shown until its round expires.',
  'replay.game-shown': 'A replay of a suspended game is shown to nobody.',

  'search.all': 'Only admins search what everybody owns.',

  'user.admin': 'Users are administered by admins.',
  'user.not-self': 'Nobody administers themselves.',
  'account.own-token': 'An account is deleted with the ID token of its own user.',
} as const;

export type GuardName = keyof typeof guardNames;

/**
 * A check under a name: `true` if it passes, or the conditions and checks that a write carries. `test/authorization`
 * builds the code with one rule removed: then it is `true`, or no condition at all.
 */
export const guard = <Check extends boolean | object>(_name: GuardName, check: Check): Check => check;
