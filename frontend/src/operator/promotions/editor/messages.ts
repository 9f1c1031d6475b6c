export const newPromotionLabel = 'New promotion';
export const odds = 'Odds';
export const promotions = 'Promotions';
export const rewardLabel = 'Reward';
export const terms = 'Terms';

export const numberOfRewards = 'Number of rewards';
export const usedToEstimateCostIt = 'Used to estimate the cost. It is not saved.';
export const enterWholeNumberFromTo = (least: number, most: string) =>
  `Enter a whole number from ${least} to ${most}.`;

export const editPromotionName = (promotionName: string, brandName: string) =>
  `Edit ${promotionName} · ${brandName}`;
export const editPromotion = 'Edit promotion';
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

export const summaryAndCost = 'Summary and cost';
export const summaryAndCostAppearHere =
  'The summary and the cost appear here when the reward, the budget and the dates are filled in.';
export const preview = 'Preview';
export const whatPlayersSee = 'What players see.';
export const name = 'Name';
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

export const newPromotion = (brandName: string) => `New promotion · ${brandName}`;
export const chooseWhatPromotionDoesBudget =
  'Choose what the promotion does. The budget, the dates and the players follow in the next step.';
export const newPromotionForPromotiontype = (promotionType: string) => `New promotion: ${promotionType}`;
export const promotionStartsAsDraftPlayers = (presetLabel: string) =>
  `${presetLabel} A promotion starts as a draft. Players see it when you publish it.`;
export const createDraft = 'Create draft';
export const isCreated = (name: string) => `${name} is created.`;

export const youGet = (rules: string, rules2: string) => `You get ${rules}, ${rules2}.`;
export const noTermsYet = 'No terms yet.';

export const presets = 'Presets';

export const ticketLimitsLead = 'Tickets take nothing from a budget. The number of rewards limits them.';

export const details = 'Details';
export const limits = 'Limits';
export const rewardsArePaidFromBudget =
  'Rewards are paid from the budget. When it is used up, the promotion ends.';
export const schedule = 'Schedule';
export const rulesAreNotValidCheck = 'The rules are not valid. Check the marked fields.';

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
export const chanceWeight = (weight: string) => `Chance: ${weight}`;
export const remove = 'Remove';
export const addSector = 'Add a sector';
export const wagering = 'Wagering';
export const wageringLead =
  'With wagering, a reward keeps its coins apart from the balance until the player has made bets. Without it, the coins are added to the balance at once.';
export const gameWeights = 'Game weights';
export const gameWeightsLead =
  'The share of a bet that counts towards the wagering. Bets on games without a weight count in full.';
export const gameWeightIndex = (index: number) => `Game weight ${index}`;
export const addGameWeight = 'Add game weight';
