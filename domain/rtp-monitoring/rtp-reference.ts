/** The figures of a version's certificate, in costs of a round (1 = the bet). */
export interface RtpReference {
  /** Bounds of the RTP; equal if it is known exactly. */
  readonly low: number;
  readonly high: number;
  /** Standard deviation of one round's win; an upper bound is enough. */
  readonly sd: number;
  /** The largest win of a round. */
  readonly maxWinX: number;
}

/** The number of played rounds, and the sum of their wins in costs. */
export interface PlayedRounds {
  readonly rounds: number;
  readonly won: number;
}

/** The actual RTP; undefined without rounds. */
export const actualRtpOf = ({ rounds, won }: PlayedRounds): number | undefined =>
  rounds === 0 ? undefined : won / rounds;

export const sumOf = (days: readonly PlayedRounds[]): PlayedRounds =>
  days.reduce((sum, { rounds, won }) => ({ rounds: sum.rounds + rounds, won: sum.won + won }), {
    rounds: 0,
    won: 0,
  });
