/** A round whose money is in the wallet: its states, and the protocol that sends its calls. */
export { type Outgoing, type RoundCall, betCall, outstandingCall } from '#wallet/rounds/calls';
export {
  type RoundPorts,
  type RoundStore,
  playSeamlessRound,
  resumeSeamlessRound,
} from '#wallet/rounds/play-round';
export { type RoundState, type RoundTerms, type SeamlessRound, isDue, txIdsOf } from '#wallet/rounds/round';
export { retriedRound, settledRound } from '#wallet/rounds/steps';
