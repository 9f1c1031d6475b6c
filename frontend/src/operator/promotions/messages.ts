export const usedBudget = 'Used budget';
export const givenTickets = 'Tickets that were given';
export const ticketsGiven = (given: string) => `${given} given`;
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
export const progress = 'Progress';

export const anotherAdminHasToConfirm = 'Another admin has to confirm this promotion';
export const confirmOrRejectThisPromotion = 'Confirm or reject this promotion';
export const budgetOfIsAboveThreshold = (coins: string) =>
  `Its budget of ${coins}, added to the coins that the brand had already given that day, exceeds the daily limit without a second admin. The other admins of the brand were notified.`;
export const anotherAdminSubmittedItIts = (coins: string) =>
  `Another admin submitted it. Its budget of ${coins}, added to the coins that the brand had already given that day, exceeds the daily limit without a second admin. Review the reward, the cost and the terms below.`;
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

export const expectedCost = 'Expected cost';
export const largestPossibleCost = 'Largest possible cost';
export const paidAtMost = 'Paid at most';
export const requiredBets = 'Required bets';
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
export const tickets = 'Tickets';
export const ticketsCostNoCoins = 'Tickets cost no coins and take nothing from a budget.';
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

export const promotions = 'Promotions';
export const terms = 'Terms';

export const newPromotionLabel = 'New promotion';
export const odds = 'Odds';
export const budget = 'Budget';
export const start = 'Start';
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
  'The budget is above the daily limit: a second admin has to confirm the promotion before it starts. ';
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

export const paidOut = 'Paid out';

export const dependsOnGame = 'Depends on the game';
export const confirmPromotion = (name: string) => `Confirm the promotion ${name}`;
