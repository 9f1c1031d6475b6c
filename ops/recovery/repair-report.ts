/** The findings and changes of a repair. */
export interface RepairReport {
  /** The number of wallets with movements, and of those whose row had other values. */
  wallets: number;
  walletsCorrected: number;
  treasuriesCorrected: number;
  /** Keys of movements after a gap in their wallet's sequence. These movements no longer count. */
  readonly movementsSetAside: string[];
  /** Blocks of hash chains that came after a gap in their lane. */
  readonly blocksSetAside: string[];
  /** The number of entries in blocks that are missing in the journal. */
  entriesLost: number;
  /** Rounds whose outstanding win was paid. */
  readonly roundsPaid: string[];
  /** Refunded bets, because their round is lost and its outcome is unknown. */
  readonly betsGivenBack: string[];
  /** Rounds with correct coins but lost details. */
  readonly roundsLost: string[];
  /** PLAY rows that were reset: new seeds, no session, and the losses computed from the journal. */
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

/** One line of text for each finding. */
export const reportLines = (report: RepairReport): readonly string[] => [
  `Wallets recomputed from the journal: ${report.wallets}, of which corrected: ${report.walletsCorrected}`,
  `Treasury rows corrected: ${report.treasuriesCorrected}`,
  `Movements set aside, after a gap in their wallet's sequence: ${report.movementsSetAside.length}`,
  `Blocks set aside, after a gap in their hash chain: ${report.blocksSetAside.length}`,
  `Movements lost, although the hash chains name them: ${report.entriesLost}`,
  `Rounds paid their outstanding win: ${report.roundsPaid.length}`,
  `Bets refunded, because their outcome is unknown: ${report.betsGivenBack.length}`,
  `Settled rounds without details (their coins are correct): ${report.roundsLost.length}`,
  `Players with new seeds and no open session: ${report.playersReset}`,
];
