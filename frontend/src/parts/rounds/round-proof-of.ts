import type { RoundProof } from '@novalink/engine/proof';
import type { Mathematics } from '../reels/game-mathematics';
import type { Revealed, PresentedRound } from './check-coin-round';

type Named = Pick<
  RoundProof,
  'coinName' | 'decimals' | 'gameTitle' | 'companyName' | 'semver' | 'brandName' | 'at'
>;

/** A proof file: the round as the server published it, and the math model of its game. */
export const roundProofOf = (
  {
    mathModelHash,
    bet,
    win,
    capped,
    steps,
    serverSeedHash,
    serverSeed,
    clientSeed,
    nonce,
  }: Revealed<PresentedRound>,
  { model, mode }: Mathematics,
  named: Named,
): RoundProof => ({
  schema: 'novalink.round-proof/1',
  ...named,
  mathModel: model,
  mode: mode.id,
  ...{ mathModelHash, bet, win, capped, serverSeedHash, serverSeed, clientSeed, nonce },
  steps: steps.map(({ kind, stops, multiplier, win: paid }) => ({
    kind: kind === 'BASE' ? 'BASE' : 'FREE_SPIN',
    ...{ stops, multiplier, win: paid },
  })),
});
