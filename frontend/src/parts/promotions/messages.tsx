export const conditions = 'Conditions';
export const wordsOf = (labels: string, most: string) => `${labels} of ${most}`;

export const oddsOfWheel = 'Odds of the wheel';
export const sector = 'Sector';
export const prize = 'Prize';
export const chance = 'Chance';
export const noPrize = 'No prize';
export const playedOf = (played: number, count: number) => `${played} of ${count} free rounds played`;
export const wageredOf = (wagered: string, required: string) => `${wagered} of ${required} wagered`;

export const wagering = 'Wagering';
export const noWagering = 'None: the wins are added to your balance after the last free round';
export const timesReward = (multiple: number) => `Bets of ${multiple} times the reward`;
export const timesWins = (multiple: number) => `Bets of ${multiple} times the wins`;
export const largestBetThatCounts = 'Largest bet that counts';
export const addedAtMost = 'Added to the balance at most';
export const gamesWithoutWeight = 'Games that do not count';
export const gamesInPart = 'Games that count in part';
export const gameCounts = (title: string, percent: number) => `${title} counts ${percent}%`;
export const formerGame = 'a former game';
export const expiresAfter = 'Expires after';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const betsArePaid = 'Bets are paid';
export const claimFirst = 'from the reward first';
export const mainFirst = 'from the balance first';
