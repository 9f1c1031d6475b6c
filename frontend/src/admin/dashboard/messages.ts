export const companyHas = 'company has';
export const companiesHave = 'companies have';
export const complianceProfileHas = 'compliance profile has';
export const complianceProfilesHave = 'compliance profiles have';
export const gameVersionHas = 'game version has';
export const gameVersionsHave = 'game versions have';
export const casinoHas = 'casino has';
export const casinosHave = 'casinos have';
export const rtpAlertsAreOpen = (open: number) =>
  open === 1 ? '1 RTP alert is open' : `${open} RTP alerts are open`;
export const waitedForDecisionForMore = (subject: string, lateDays: number) =>
  `${subject} waited for a decision for more than ${lateDays} days`;
export const supportRequestIsWaitingFor = '1 support request is waiting for an answer';
export const supportRequestsAreWaitingFor = (count: string) =>
  `${count} support requests are waiting for an answer`;

export const roundsByDay = 'Rounds by day';
export const roundsCompletedPerDayIn = 'Rounds completed per day, in all brands and with all coins.';
export const day = 'Day';
export const rounds = 'Rounds';
export const activeAndNewPlayers = 'Active and new players';
export const activePlayersCompletedAtLeast =
  'Active players completed at least one round that day. New players joined that day. A player of two brands counts twice.';
export const activePlayers = 'Active players';
export const newPlayers = 'New players';
export const decisionsByWeek = 'Decisions by week';
export const reviewItemsThatAdminsApproved =
  'Review items that admins approved or acknowledged, or for which they requested changes. Weeks start on Monday; the first and last week only include days of the selected period.';
export const weekOf = 'Week of';
export const noDecisionsInThisPeriod = 'No decisions in this period.';
export const companiesByStatus = 'Companies by status';
export const allCompaniesOnPlatformNow = 'All companies on the platform now.';
export const status = 'Status';
export const companies = 'Companies';
export const thereAreNoCompaniesYet = 'There are no companies yet.';

export const reviewQueue = 'Review queue';
export const itemsThatAreWaitingFor = 'Items that are waiting for an admin’s decision now.';
export const oldestItem = 'Oldest item';
export const ageOfOldestItemIn = 'Age of the oldest item in the review queue.';
export const openRtpAlerts = 'Open RTP alerts';
export const gameVersionsWhoseActualRtp =
  'Game versions whose actual RTP is outside the band around their exact RTP and whose alert has not been acknowledged.';
export const liveGames = 'Live games';
export const gamesWithLiveVersionThat = 'Games with a live version that casinos can offer now.';
export const failedTestRuns = 'Failed test runs';
export const testRunsOfGameVersions = 'Test runs of game versions that failed in this period.';
export const roundsThatPlayersCompletedIn =
  'Rounds that players completed in this period, in all brands and with all coins.';
export const now = 'Now';

export const reviewQueuePlayInAll =
  'The review queue, play in all brands, and the companies of the platform. Days are in UTC.';
export const openReviewQueue = 'Open review queue';

export const oldestItems = 'Oldest items';
export const reviewQueueIsEmpty = 'The review queue is empty';
export const newSubmissionsAppearHereAutomatically = 'New submissions appear here automatically.';
