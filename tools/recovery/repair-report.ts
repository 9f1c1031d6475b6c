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
  /** Rounds whose bet the journal does not have. */
  readonly roundsSetAside: string[];
  /** Rounds that were paid the win that was outstanding. */
  readonly roundsPaid: string[];
  /** Bets whose round is lost and whose outcome nobody can tell: given back. */
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
  roundsSetAside: [],
  roundsPaid: [],
  betsGivenBack: [],
  roundsLost: [],
  playersReset: 0,
});

/** For people, one line for each finding. */
export const reportLines = (report: RepairReport): readonly string[] => [
  `${report.wallets} wallets were recomputed from the journal; ${report.walletsCorrected} rows were corrected.`,
  `${report.treasuriesCorrected} treasury rows were corrected.`,
  `${report.movementsSetAside.length} movements after a gap in their wallet's sequence were set aside.`,
  `${report.blocksSetAside.length} blocks after a gap in their hash chain were set aside.`,
  `${report.entriesLost} entries that the hash chains name are lost.`,
  `${report.roundsSetAside.length} rounds without a bet in the journal were set aside.`,
  `${report.roundsPaid.length} rounds were paid their outstanding win.`,
  `${report.betsGivenBack.length} bets without a known outcome were given back.`,
  `${report.roundsLost.length} settled rounds have lost their details; their coins are right.`,
  `${report.playersReset} players got new seeds and start a new session.`,
];
