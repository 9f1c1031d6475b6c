export const isSaved = (valuesName: string) => `${valuesName} is saved.`;
export const newPackage = 'New package';
export const packageLabel = 'Package';
export const cancel = 'Cancel';
export const savePackage = 'Save package';

export const playersCanClaimIt = 'Players can claim it';
export const clearThisToWithdrawPackage =
  'Clear this to withdraw the package. Coins that were claimed stay with the players.';
export const coinsIndex = (index: number) => `Coins ${index}`;
export const kind = 'Kind';
export const amount = 'Amount';
export const remove = 'Remove';
export const addAnotherKind = 'Add another kind';

export const name = 'Name';
export const coins = 'Coins';
export const hoursBetweenClaims = 'Hours between claims';
export const claimsPerPlayer = 'Claims per player';
export const offered = 'Offered';
export const yes = 'Yes';
export const no = 'No';

export const packages = 'Packages';
export const freeCoinsThatPlayersCan = 'Free coins that players can claim.';
export const noPackagesYet = 'No packages yet';
export const createCoinBeforeYouCreate = 'Create a coin before you create a package.';
export const packagesAreOptionalTheyGive = 'Packages are optional. They give players a reason to return.';
export const editBundleName = (bundleName: string) => `Edit ${bundleName}`;
export const edit = 'Edit';
export const withdrawn = 'Withdrawn';
export const everyHourOnceForEach = (cooldownHours: number, maxClaimsPerUser: number) =>
  `every ${cooldownHours} ${cooldownHours === 1 ? 'hour' : 'hours'} · ${maxClaimsPerUser === 1 ? 'once' : `up to ${maxClaimsPerUser} times`} for each player`;

export const newCoin = 'New coin';
export const coinCode = (code: string) => `Coin ${code}`;
export const saveCoin = 'Save coin';
export const code = 'Code';
export const capitalLettersYouCannotChange = '2–5 capital letters. You cannot change it later.';
export const purpose = 'Purpose';
export const decimalPlaces = 'Decimal places';
export const youCannotChangeItLater = (decimals: number) => `0–${decimals}. You cannot change it later.`;
export const givenOnceToEveryPlayer = 'Given once to every player who joins. Enter 0 for none.';
export const playersCanClaimTheseOnce = 'Players can claim these once a day. Enter 0 for none.';
export const coinsCannotBeGrantedAbove = (decimals: string) =>
  `Coins cannot be granted above this balance. At most ${decimals}.`;
export const promotionWithLargerBudgetStarts =
  'The most that promotions, tournament prizes and grants can give on a day (UTC) without a second admin of the brand. Leave empty for no limit.';

export const welcomeCoins = 'Welcome coins';
export const dailyCoins = 'Daily coins';
export const highestBalance = 'Highest balance';
export const confirmPromotionsAbove = 'Daily limit without a second admin';

export const playCoinsOfThisBrand = 'Play coins of this brand. They cannot be bought or redeemed.';
export const noCoinsYet = 'No coins yet';
export const toOpenBrandNeedsAt = 'To open, a brand needs at least one coin for games.';
export const editCoinName = (coinName: string) => `Edit ${coinName}`;
export const welcome = 'Welcome';
export const daily = 'Daily';
export const thresholdWaits = (amount: string | undefined) =>
  amount === undefined
    ? 'A manager asked to remove this limit. To approve, another manager clears “Daily limit without a second admin” and saves.'
    : `A manager asked to raise “Daily limit without a second admin” to ${amount}. To approve, another manager enters this amount and saves.`;
export const yourRequestWaits = 'Waiting for another manager to approve.';
