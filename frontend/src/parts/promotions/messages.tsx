export const conditions = 'Conditions';
export const wordsOf = (labels: string, most: string) => `${labels} of ${most}`;

export const oddsOfWheel = 'Odds of the wheel';
export const sector = 'Sector';
export const prize = 'Prize';
export const chance = 'Chance';
export const noPrize = 'No prize';
export const playedOf = (played: number, count: number) => `${played} of ${count} free rounds played`;
export const wageredOf = (wagered: string, required: string) => `${wagered} of ${required} wagered`;
