/**
 * A run of the Test Lab consists of rounds of one mode of one model, in chunks with their own seeds. The
 * result is the same on every machine and in any order of the chunks.
 */
export interface RunJob {
  /** SHA-256 of the canonical model, 64 hexadecimal digits. */
  readonly mathModelHash: string;
  readonly mode: string;
  /** 32 bytes as 64 lower-case hexadecimal digits. */
  readonly seed: string;
  readonly rounds: number;
}

/** The version of the engine. Another version can produce different results. */
export const labEngine = 'novalink-lab/1';

/** The largest run. A server can limit its runs further. */
export const mostRounds = 10_000_000_000;

/** The number of rounds of every chunk except the last. */
export const chunkRounds = 65_536;

export const chunkCount = ({ rounds }: Pick<RunJob, 'rounds'>): number => Math.ceil(rounds / chunkRounds);

export const roundsOfChunk = ({ rounds }: Pick<RunJob, 'rounds'>, chunk: number): number =>
  Math.min(chunkRounds, rounds - chunk * chunkRounds);

/**
 * Lower bounds of the bins in costs, from the second bin on. The first bin contains the rounds that won
 * nothing.
 */
export const histogramBounds = [0, 1, 2, 5, 10, 20, 50, 100, 500, 1000, 5000] as const;

export const isSeed = (text: string): boolean => /^[\da-f]{64}$/.test(text);
