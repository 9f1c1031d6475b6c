import type { DemoRound } from '#domain/generated/types';
import { playRound, publishedCommitment, seededDraw } from '@novalink/engine';
import type { PlayedRound } from '#lambda/stores/play/demo-session-store';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';

const modeId = 'base';

/** Computes a round from the model and the seeds, so it can be repeated at any time. */
export function presentRound(
  { model }: PlayableVersion,
  { nonce, clientSeed, bet, serverSeed }: PlayedRound,
  nextServerSeed: string,
): DemoRound {
  const cost = model.modes.find(({ id }) => id === modeId)?.cost;
  if (cost === undefined) throw new Error(`The model has no mode ${modeId}.`);
  const { steps, credits, capped } = playRound(model, modeId, seededDraw({ serverSeed, clientSeed, nonce }));
  const coins = (of: number) => of * (bet / cost);
  return {
    nonce,
    bet,
    win: coins(credits),
    capped,
    steps: steps.map(({ kind, stops, multiplier, credits: won }) => ({
      kind,
      stops: [...stops],
      multiplier,
      win: coins(won),
    })),
    clientSeed,
    serverSeed,
    serverSeedHash: publishedCommitment(serverSeed),
    nextServerSeedHash: publishedCommitment(nextServerSeed),
    nextNonce: nonce + 1,
  };
}
