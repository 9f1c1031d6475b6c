/** The movements of a day: hash chains of their digests, seals that summarize them, and exports for the auditor. */
export { type DayCount, countDay } from '#ledger/day/count-day';
export {
  type DayBlock,
  type DayBreak,
  type DayLane,
  type EntryDigest,
  type HashText,
  digestOf,
  entryHash,
  firstDayBreak,
  hashOf,
  nextBlock,
} from '#ledger/day/day-chain';
export { type DigestReader, type LaneHead, type LinkedDigests, readDigests } from '#ledger/day/day-digests';
export { type ExportedLine, exportedLine } from '#ledger/day/day-export';
export {
  type DaySeal,
  type DaySum,
  type SealContents,
  dayAfter,
  dayBefore,
  dayMs,
  dayOf,
  msSinceEnd,
  nextSeal,
  sealBreak,
  sealText,
} from '#ledger/day/day-seal';
