import type { RoundProof } from '@novalink/engine/proof';
import { practiceCoins } from '../reels/coin-labels';
import type { Mathematics } from '../reels/game-mathematics';
import type { PlayedRound } from './check-round';

/**
 * The proof file of a round with practice coins: the values fixed before the round, and the server's
 * response.
 */
export const practiceProofOf = (
  { agreed, answer }: PlayedRound,
  { model, mode }: Mathematics,
  gameTitle: string,
): RoundProof => ({
  schema: 'novalink.round-proof/1',
  gameTitle,
  coinName: practiceCoins.name,
  decimals: 0,
  mathModel: model,
  mathModelHash: agreed.mathModelHash,
  mode: mode.id,
  bet: String(agreed.bet),
  win: String(answer.win),
  capped: answer.capped,
  steps: answer.steps.map(({ kind, stops, multiplier, win }) => ({
    kind: kind === 'BASE' ? 'BASE' : 'FREE_SPIN',
    stops,
    multiplier,
    win: String(win),
  })),
  serverSeedHash: agreed.commitment,
  serverSeed: answer.serverSeed,
  clientSeed: agreed.clientSeed,
  nonce: agreed.nonce,
});
