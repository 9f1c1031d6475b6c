import type { ReactNode } from 'react';

export const movementsOf = (day: string) => `Movements of ${day}`;
export const brandStatement = 'Brand statement';
export const allMovementsOfDayUtc = 'All movements of a day (UTC), oldest first, including declined ones.';
export const day = 'Day';
export const refresh = 'Refresh';
export const noMovements = 'No movements';
export const chooseAnotherDay = 'Choose another day.';

export const chooseAnotherPlayer = 'Choose another player';
export const noCoinsYet = 'no coins yet';
export const strongHolds = (strong: ReactNode, balances: string) => (
  <>
    {strong} holds {balances}.
  </>
);

export const coins = 'Coins';
export const playCoinsOfThisCasino =
  'Play coins of this casino. They have no value and cannot be bought or redeemed.';
export const managersGetNoCoins =
  'You manage this brand, so you cannot claim its coins, packages or rewards. To try a game, play it with demo coins.';
export const joinToGetCoins = 'Join to get coins';

export const firstDayMustNotBe = 'The first day must not be after the last day.';
export const chooseAtMostDays = (mostDays: number) => `Choose at most ${mostDays} days.`;
export const exportLabel = 'Export';
export const csvFileWithAllMovements =
  'A CSV file with all movements of these days (UTC). Text that looks like a spreadsheet formula is escaped.';
export const from = 'From';
export const to = 'To';
export const dayOfLinesSoFar = (day: number, dayCount: number, lines: string) =>
  `Day ${day} of ${dayCount}, ${lines} lines so far …`;
export const fileHoldsLines = (data: string) => `The file holds ${data} lines.`;

export const lookUpPlayer = 'Look up a player';
export const viewPlayersBalancesAndStatement = 'View a player’s balances and statement.';

export const coinManagement = 'Coin management';

export const coinsTo = (coins: string, displayName: string) => `${coins} to ${displayName}`;
export const coinsFrom = (coins: string, displayName: string) => `${coins} from ${displayName}`;
export const granted = 'Granted';
export const deducted = 'Deducted';
export const action = 'Action';
export const coin = 'Coin';
export const amount = 'Amount';
export const reason = 'Reason';
export const playerSeesThisReasonIn =
  'The player sees this reason in their statement. You cannot change it later.';
export const inWholeCoins = 'In whole coins.';
export const inCoinsWithAtMost = (decimals: number) => `In coins, with at most ${decimals} decimal places.`;
export const walletHolds = (fault: string, balance: string) => `${fault} The wallet holds ${balance}.`;

export const grantOrDeductCoins = 'Grant or deduct coins';
export const changeBalanceOfOnePlayer =
  'Change the balance of one player. Your name and the reason are kept in the statement permanently.';

export const weCouldNotConfirmRequest = 'We could not confirm the request';
export const tryAgainSameRequestIs = (labels: string) =>
  `${labels}. Try again: the same request is never counted twice.`;
export const tryAgain = 'Try again';

export const grantCoins = 'Grant coins';
export const deductCoins = 'Deduct coins';

export const availableCoins = 'Available coins';
export const yourCoins = 'Your coins';
export const noCoinsYetLabel = 'No coins yet';
export const coinsAppearHereWhenCreates = (brandName: string) =>
  `Coins appear here when ${brandName} creates them.`;
export const andAmount = (amount: string, pROMO: string) => `and ${amount} ${pROMO}`;
export const dailyGrantDay = (dailyGrant: string) => `${dailyGrant} a day`;
export const todaysAreInYourWallet = (code: string) => `Today’s ${code} are in your wallet.`;
export const claimedToday = 'Claimed today';
export const claimCoins = (coins: string) => `Claim ${coins}`;
export const onceDayUntilMidnight = (zone: string) => `Once a day, until midnight in the time zone ${zone}`;

export const freePackages = 'Free packages';
export const packagesDoNotExpireClaim = 'Packages do not expire. Claim them whenever you like.';
export const atMostTimes = (maxClaimsPerUser: number) => `at most ${maxClaimsPerUser} times`;
export const claimedTimes = (times: string) => `Claimed ${times}`;
export const everyCooldownHours = (cooldownHours: string) => `, every ${cooldownHours}`;
export const claimedData = (data: string) => `Claimed: ${data}.`;
export const claim = 'Claim';

/** Without a name until it is loaded. */
export const tournamentNamed = (name: string | undefined) =>
  name === undefined ? 'Tournament' : `Tournament “${name}”`;
