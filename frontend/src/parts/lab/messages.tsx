export const rtpByRoundsPlayedWith = 'RTP by rounds played, with its 99% interval';
export const rounds = 'Rounds';
export const simulatedRtp = 'Simulated RTP';
export const intervalFrom = 'Interval, from';
export const intervalTo = 'Interval, to';
export const exactRtp = 'Exact RTP';

export const testRunsUseSeedSo =
  'Test runs use a seed, so anyone can repeat them. They verify the math model only. Live rounds use a secure random number generator.';

export const thisCanHappenByChance = 'This can happen by chance';
export const about1In100Runs =
  'About 1 in 100 runs of a correct model fails a statistical rule. Run the test again with another seed. The history keeps every run.';
export const rules = 'Rules';
export const resultLimit = (checkValue: string, limit: string) => `result ${checkValue} · limit ${limit}`;
