/** Movements, a sealed day, and a store with scripted answers, for tests. */
export { type ScriptedPorts, bet, grant, sampleLimits, scriptedPorts } from '#ledger/testing/scripted-ports';
export {
  type Lanes,
  blocksOf,
  contentsOf,
  isBreak,
  linkedIn,
  sampleEntries,
  sampleEntry,
  sealOf,
  theDay,
} from '#ledger/testing/sealed-day';
