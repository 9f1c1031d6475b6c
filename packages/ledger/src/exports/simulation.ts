/** Seeded histories of concurrent clients, faults and crashes, the invariants they must keep, and protocols that break them. */
export { type Chance, chance } from '#ledger/simulation/chance';
export { type Companion, type Engine, type Write, engine } from '#ledger/simulation/engine';
export type { Call, History } from '#ledger/simulation/history';
export { type InvariantName, invariants, violations } from '#ledger/simulation/invariants';
export { type Perform, performOperation } from '#ledger/simulation/ledger-on-engine';
export type { Line } from '#ledger/simulation/network';
export { type Ledger, type LedgerOf, type World, performing, protocol } from '#ledger/simulation/protocol';
export type { Wish } from '#ledger/simulation/script';
export { simulate } from '#ledger/simulation/simulate';
export { type Timeline, timeline } from '#ledger/simulation/timeline';
export { wrongProtocols } from '#ledger/simulation/wrong-protocols';
