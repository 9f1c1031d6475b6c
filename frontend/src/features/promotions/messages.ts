export const usedBudget = 'Used budget';
export const usedUsed = (used: string) => `${used} used`;
export const leftOf = (remaining: string, budget: string) => `${remaining} left of ${budget}`;

export const collectedRewards = 'Collected rewards';
export const noRewardsCollectedYet = 'No rewards collected yet';
export const theyAppearHereAsPlayers = 'They appear here as players collect them.';
export const reward = 'reward';
export const rewards = 'rewards';
export const player = 'Player';
export const formerPlayer = 'Former player';
export const collected = 'Collected';
export const period = 'Period';
export const sector = 'Sector';
export const rewardLabel = 'Reward';

export const anotherAdminHasToConfirm = 'Another admin has to confirm this promotion';
export const confirmOrRejectThisPromotion = 'Confirm or reject this promotion';
export const budgetOfIsAboveThreshold = (coins: string) =>
  `The budget of ${coins} is above the threshold of the brand. The other admins of the brand were notified.`;
export const anotherAdminSubmittedItIts = (coins: string) =>
  `Another admin submitted it. Its budget of ${coins} is above the threshold of the brand. Review the reward, the cost and the terms below.`;
export const confirmAndPublish = 'Confirm and publish';
export const withdraw = 'Withdraw';
export const reject = 'Reject';
export const confirmName = (name: string) => `Confirm ${name}`;
export const isPublished = (name: string) => `${name} is published.`;
export const playersCanCollectRewardsFrom = (coins: string) =>
  `Players can collect rewards from the start on, of at most ${coins} together. The history of the brand shows that you confirmed it.`;
export const withdrawName = (name: string) => `Withdraw ${name}?`;
export const rejectName = (name: string) => `Reject ${name}?`;
export const reason = 'Reason';
export const managersOfBrandSeeIt = 'Managers of the brand see it. The promotion becomes a draft again.';
export const withdrawPromotion = 'Withdraw promotion';
export const rejectPromotion = 'Reject promotion';
export const isDraftAgain = (name: string) => `${name} is a draft again.`;

export const numberOfRewards = 'Number of rewards';
export const usedToEstimateCostIt = 'Used to estimate the cost. It is not saved.';
export const enterWholeNumberFromTo = (least: number, most: string) =>
  `Enter a whole number from ${least} to ${most}.`;

export const expectedCost = 'Expected cost';
export const largestPossibleCost = 'Largest possible cost';
export const paidAtMost = 'Paid at most';
export const cost = 'Cost';
export const oneReward = 'One reward';
export const allRewards = 'All rewards';
export const dependsOnBets = 'Depends on the bets';
export const aboutCoins = (coins: string) => `about ${coins}`;
export const budgetIsTooSmall = 'The budget is too small';
export const itMustCoverAtLeast = (largest: string) =>
  `It must cover at least the largest reward, ${largest}.`;
export const budgetOfCoversLargestPossible = (shown: string) =>
  `The budget of ${shown} covers the largest possible cost.`;
export const budgetCanBeUsedUp = 'The budget can be used up earlier';
export const budgetOfCoversOfLargest = (shown: string, budget: string) =>
  `The budget of ${shown} covers ${budget} of the largest size. The promotion ends when the remaining budget is less than one reward.`;

export const dryRun = 'Dry run';
export const dryRunTellsWhoWouldHave =
  'Find out which players would have qualified in the last days and what it would have cost. Nothing is paid or saved.';
export const timeOfDryRun = 'Time';
export const lastDays = (days: number) => `Last ${days} days`;
export const run = 'Run';
export const noPlayersYet = 'No players yet';
export const dryRunNeedsPlayersWho = 'A dry run needs players who have joined the brand.';
export const nobodyWouldHaveQualified = 'Nobody would have qualified';
export const noPlayerInLastDays = (days: number) =>
  `No player would have got a reward in the last ${days} days. The reasons are below.`;
export const qualifyingPlayers = 'Qualifying players';
export const firstOfQualifyingPlayers = (shown: string, all: string) =>
  `The first ${shown} of ${all} qualifying players.`;
export const playersWithoutReward = 'Players without a reward';
export const countOfPlayers = (count: string, players: number) =>
  `${count} ${players === 1 ? 'player' : 'players'}`;
export const ofPlayers = (count: string, players: number) =>
  `Of ${count} ${players === 1 ? 'player' : 'players'}.`;
export const rewardsLabel = 'Rewards';
export const dependsOnWinsOfFreeRounds = 'It depends on the wins of the free rounds.';
export const budgetOf = (budget: string) => `The budget is ${budget}.`;
export const dryRunIsPartial = 'Not all players or rounds were included';
export const atMostPlayersAndRounds = ({
  players,
  rounds,
  playerRounds,
}: {
  readonly players: string;
  readonly rounds: string;
  readonly playerRounds: string;
}) =>
  `A dry run includes at most ${players} players, chosen by their random ids, the last ${playerRounds} rounds of each player, and about ${rounds} rounds in total. The real numbers can be higher.`;
export const rewardsBeyondLimits = (count: string, rewards: number) =>
  rewards === 1
    ? 'One more reward would have been collected, but the budget or the maximum number of rewards was used up.'
    : `${count} more rewards would have been collected, but the budget or the maximum number of rewards was used up.`;
export const everyPlayerIsAssumedToCollect =
  'No past events exist for this kind of promotion. Every player is assumed to claim the reward once.';
export const visitsAreNotRecorded = (coin: string) =>
  `Visits without rounds are not recorded: a day with a round in ${coin} counts as a visit.`;
export const playersAreEvaluatedAsThey =
  'Players are evaluated with their present status, tier, level and country. Rewards that they have already collected are not counted again.';
export const firstReward = 'First reward';
export const amount = 'Amount';
export const upToCoins = (coins: string) => `up to ${coins}`;
export const inTextPlayer = 'player';
export const inTextPlayers = 'players';

export const editPromotionName = (promotionName: string, brandName: string) =>
  `Edit ${promotionName} · ${brandName}`;
export const editPromotion = 'Edit promotion';
export const promotions = 'Promotions';
export const openPromotion = 'Open the promotion';
export const rulesAreFinal = 'The rules are final';
export const onlyDraftsCanBeChanged =
  'Only drafts can be changed. Cancel the promotion and create another one.';
export const thisDraftCannotBeEdited = 'This draft cannot be edited here';
export const itWasCreatedThroughApi =
  'It was created through the API with rules that this form does not support. Change it through the API.';
export const saveChanges = 'Save changes';
export const isSaved = (name: string) => `${name} is saved.`;

export const players = 'Players';
export const everyoneCanCollectRewardUnless =
  'Everyone can collect the reward, unless you limit it here. Suspended and excluded players never can.';
export const countries = 'Countries';
export const leaveEmptyForAll = 'Leave empty for all.';
export const tiers = 'Tiers';
export const fromToLeaveEmptyFor = (least: number, most: number) =>
  `From ${least} to ${most}. Leave empty for all.`;
export const daysSinceJoiningAtMost = 'Days since joining, at most';

export const summaryAndCost = 'Summary and cost';
export const summaryAndCostAppearHere =
  'The summary and the cost appear here when the reward, the budget and the dates are filled in.';
export const preview = 'Preview';
export const whatPlayersSee = 'What players see.';
export const name = 'Name';
export const terms = 'Terms';

export const tasks = 'Tasks';
export const playerWhoHasCompletedAll =
  'A player who has completed all tasks within the period can collect the reward.';
export const taskIndex = (index: number) => `Task ${index}`;
export const removeTask = (index: number) => `Remove task ${index}`;
export const addTask = 'Add a task';
export const numberOfRounds = 'Number of rounds';
export const amountAtLeast = 'Amount, at least';
export const multipleOfBetAtLeast = 'Multiple of the bet, at least';
export const rounds = 'Rounds';
export const minimumAmountOfEachRound = 'Minimum amount of each round';
export const minimumMultipleOfEachRound = 'Minimum multiple of each round';
export const task = 'Task';
export const games = 'Games';
export const leaveEmptyForAllGames = 'Leave empty for all games of the brand.';

export const newPromotion = (brandName: string) => `New promotion · ${brandName}`;
export const newPromotionLabel = 'New promotion';
export const chooseWhatPromotionDoesBudget =
  'Choose what the promotion does. The budget, the dates and the players follow in the next step.';
export const newPromotionForPromotiontype = (promotionType: string) => `New promotion: ${promotionType}`;
export const promotionStartsAsDraftPlayers = (presetLabel: string) =>
  `${presetLabel} A promotion starts as a draft. Players see it when you publish it.`;
export const createDraft = 'Create draft';
export const isCreated = (name: string) => `${name} is created.`;

export const youGet = (rules: string, rules2: string) => `You get ${rules}, ${rules2}.`;
export const odds = 'Odds';
export const noTermsYet = 'No terms yet.';

export const presets = 'Presets';

export const code = 'Code';
export const lettersDigitsAndHyphensCase = '3–30 letters, digits and hyphens. Case does not matter.';
export const shareOfNetLossIn = 'Share of the net loss, in %';
export const paidFor = 'Paid for';
export const daysWeeksFromMondayAnd = 'Days, weeks from Monday and months, in UTC.';
export const dayBefore = 'The day before';
export const weekBefore = 'The week before';
export const monthBefore = 'The month before';
export const betsOfAtLeast = 'Bets of at least';
export const shareOfBetsInPercent = 'Share of the bets, in %';
export const suchAs100ForRound = 'Such as 100 for a round that pays 100 times its bet.';
export const amountForEachPlayer = 'Amount for each player';
export const maximumReward = 'Maximum reward';
export const forOnePlayerAndPeriod = 'For one player and period.';
export const playerCanCollectIt = 'A player can collect it';

export const details = 'Details';
export const playersSeeIt260 = 'Players see it. 2–60 characters.';
export const coin = 'Coin';
export const limits = 'Limits';
export const rewardsArePaidFromBudget =
  'Rewards are paid from the budget. When it is used up, the promotion ends.';
export const budget = 'Budget';
export const maximumNumberOfRewards = 'Maximum number of rewards';
export const ofAllPlayersTogetherLeave =
  'Of all players together. Leave empty for no limit besides the budget.';
export const schedule = 'Schedule';
export const start = 'Start';
export const inYourTimeZone = 'In your time zone.';
export const leaveEmptyForNoEnd = 'Leave empty for no end.';
export const fullTerms = 'Full terms';
export const playersCanReadThemIn =
  'Players can read them in full. They become final when you publish the promotion.';
export const rulesAreNotValidCheck = 'The rules are not valid. Check the marked fields.';

export const promotion = 'Promotion';
export const thisPromotionWasRejected = 'This promotion was rejected';
export const changeDraftThenPublishIt = (rejectReason: string) =>
  `${rejectReason} Change the draft, then publish it again.`;
export const thisPromotionWasCancelled = 'This promotion was cancelled';
export const collectedRewardsStayWithPlayers = (cancelReason: string) =>
  `${cancelReason} Collected rewards stay with the players.`;
export const status = 'Status';
export const type = 'Type';
export const trigger = 'Trigger';
export const noEnd = 'No end';
export const submitted = 'Submitted';
export const published = 'Published';
export const wholeOf = (whole: string, whole2: string) => `${whole} of ${whole2}`;
export const hashOfRulesSha256 = 'Hash of the rules (SHA-256)';
export const rulesAreFinalIfThey = 'The rules are final. If they changed, the hash would change.';

export const publish = 'Publish';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const publishName = (name: string) => `Publish ${name}`;
export const submitForConfirmation = 'Submit for confirmation';
export const waitsForConfirmationOfSecond = (name: string) =>
  `${name} waits for the confirmation of a second admin.`;
export const budgetIsAboveThresholdOf =
  'The budget is above the threshold of the brand: a second admin has to confirm the promotion before it starts. ';
export const rulesAndTermsBecomeFinal = (budget: string) =>
  `The rules and the terms become final. Players can collect rewards from the start on, of at most ${budget} together.`;
export const deleteName = (name: string) => `Delete ${name}`;
export const isDeleted = (name: string) => `${name} is deleted.`;
export const draftIsDeletedThisCannot = (name: string) =>
  `The draft ${name} is deleted. This cannot be undone.`;
export const isResumed = (name: string, isPaused: boolean) =>
  `${name} is ${isPaused ? 'resumed' : 'paused'}.`;
export const resume = 'Resume';
export const pause = 'Pause';
export const cancelPromotion = 'Cancel promotion';
export const cancelName = (name: string) => `Cancel ${name}?`;
export const managersOfBrandSeeItCollected =
  'Managers of the brand see it. Collected rewards stay with the players. This cannot be undone.';
export const isCancelled = (name: string) => `${name} is cancelled.`;

export const inTextPromotion = 'promotion';
export const inTextPromotions = 'promotions';
export const remaining = 'Remaining';

export const rewardsThatPlayersOfCan = (brandName: string) =>
  `Rewards that players of ${brandName} can collect, each within a budget.`;
export const noPromotionsYet = 'No promotions yet';
export const choosePresetSetRewardAnd = 'Choose a preset, set the reward and the budget, and publish it.';

export const playRounds = 'Play rounds';
export const betAmountInTotal = 'Bet an amount in total';
export const winAmountInTotal = 'Win an amount in total';
export const addUpMultiplesOfBet = 'Add up multiples of the bet';
export const playOneRoundWithHigh = 'Play one round with a high bet';
export const winAmountInOneRound = 'Win an amount in one round';
export const getMultipleOfBetIn = 'Get a multiple of the bet in one round';
export const playRoundsWithMinimumBet = 'Play rounds with a minimum bet';
export const playRoundsWithMinimumWin = 'Play rounds with a minimum win';
export const playRoundsWithMinimumMultiple = 'Play rounds with a minimum multiple';
export const playRoundsInRowWith = 'Play rounds in a row with a minimum bet';
export const playRoundsInRowWithMinimum = 'Play rounds in a row with a minimum win';
export const playRoundsInRowWithMinimumMultiple = 'Play rounds in a row with a minimum multiple';

export const wheel = 'Wheel';
export const chanceOfSectorIsIts =
  'The chance of a sector is its weight divided by the sum of all weights. Players see the chances.';
export const sectorIndex = (index: number) => `Sector ${index}`;
export const label = 'Label';
export const prize = 'Prize';
export const forNoPrize0 = '0 for no prize.';
export const weight = 'Weight';
export const chanceWeight = (weight: string) => `Chance: ${weight}`;
export const remove = 'Remove';
export const addSector = 'Add a sector';
export const paidOut = 'Paid out';

export const wagering = 'Wagering';
export const wageringLead =
  'With wagering, a reward keeps its coins apart from the balance until the player has made bets. Without it, the coins are added to the balance at once.';
export const wagerMultiple = 'Bets, as a multiple of the reward';
export const wagerMultipleHint = (most: number) => `0 for no wagering, at most ${most}.`;
export const validDays = 'Days until the reward expires';
export const validDaysHint = 'Days in which the player is suspended do not count.';
export const largestBet = 'Largest bet';
export const largestBetHint = 'Larger bets do not count. Leave empty for no limit.';
export const largestWin = 'Largest amount added to the balance';
export const largestWinHint = 'Leave empty for no limit.';
export const spendOrder = 'Bets are paid';
export const mainFirst = 'From the balance first';
export const claimFirst = 'From the reward first';
export const game = 'Game';
export const choose = 'Choose';
export const betOfEachRound = 'Bet of each free round';
export const numberOfFreeRounds = 'Number of free rounds';
export const fromTo = (least: number, most: number) => `${least} to ${most}.`;
export const largestWinOfRounds = 'Largest win of all free rounds';
export const largestWinOfRoundsHint = 'This amount is reserved from the budget for each reward.';
export const dependsOnGame = 'Depends on the game';
