/** What a repair found and did. */
export interface RepairReport {
  /** Wallets with movements, and those whose row said something else. */
  wallets: number;
  walletsCorrected: number;
  treasuriesCorrected: number;
  /** Keys of movements that came after a gap in their wallet's sequence. They count for nothing any more. */
  readonly movementsSetAside: string[];
  /** Blocks of hash chains that came after a gap in their lane. */
  readonly blocksSetAside: string[];
  /** Entries that the blocks name and the journal does not have. */
  entriesLost: number;
  /** Rounds that were paid the win that was outstanding. */
  readonly roundsPaid: string[];
  /** Refunded bets, whose round is lost and whose outcome is unknown. */
  readonly betsGivenBack: string[];
  /** Rounds whose coins are right and whose details are lost. */
  readonly roundsLost: string[];
  /** PLAY rows that got new seeds, no session, and the losses that follow from the journal. */
  playersReset: number;
}

export const emptyReport = (): RepairReport => ({
  wallets: 0,
  walletsCorrected: 0,
  treasuriesCorrected: 0,
  movementsSetAside: [],
  blocksSetAside: [],
  entriesLost: 0,
  roundsPaid: [],
  betsGivenBack: [],
  roundsLost: [],
  playersReset: 0,
});

/** For people, one line for each finding. */
export const reportLines = (report: RepairReport): readonly string[] => [
  `Wallets recomputed from the journal: ${report.wallets}, of which corrected: ${report.walletsCorrected}`,
  `Treasury rows corrected: ${report.treasuriesCorrected}`,
  `Movements set aside, after a gap in their wallet's sequence: ${report.movementsSetAside.length}`,
  `Blocks set aside, after a gap in their hash chain: ${report.blocksSetAside.length}`,
  `Movements lost, although the hash chains name them: ${report.entriesLost}`,
  `Rounds paid their outstanding win: ${report.roundsPaid.length}`,
  `Bets returned, because their outcome is unknown: ${report.betsGivenBack.length}`,
  `Settled rounds without details (their coins are correct): ${report.roundsLost.length}`,
  `Players with new seeds and no open session: ${report.playersReset}`,
];
