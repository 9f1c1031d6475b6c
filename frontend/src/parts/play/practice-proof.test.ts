import { expect, test } from 'vitest';
import { checkRoundProof, readRoundProof, roundProofJson } from '@novalink/engine/proof';
import { mathematicsOf } from '../reels/game-mathematics';
import { practiceGame, practiceServer } from '../reels/testing/practice-game';
import type { PlayedRound } from './check-round';
import { practiceProofOf } from './practice-proof';

const { rules, title } = practiceGame();
const mathematics = mathematicsOf(rules);

const playedRounds = (): PlayedRound[] => {
  const server = practiceServer();
  return Array.from({ length: 20 }, (_, round) => {
    const { playToken, nonce, serverSeedHash, mathModelHash } = server.start();
    const asked = { nonce, clientSeed: `my seed ${round}`, bet: round % 2 === 0 ? 10 : 20 };
    const answer = server.play({ playToken, ...asked });
    return { agreed: { ...asked, commitment: serverSeedHash, mathModelHash }, answer };
  });
};

test('the offline verifier accepts the proofs of practice rounds, and shows the name of the game', () => {
  for (const played of playedRounds()) {
    const read = readRoundProof(roundProofJson(practiceProofOf(played, mathematics, title)));
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect(read.proof.gameTitle).toBe(title);
    expect(checkRoundProof(read.proof).holds).toBe(true);
  }
});

test('the proof of a round with another win is invalid', () => {
  const [played] = playedRounds();
  if (played === undefined) throw new Error('No round was played.');
  const paid = { ...played, answer: { ...played.answer, win: played.answer.win + 10 } };
  expect(checkRoundProof(practiceProofOf(paid, mathematics, title)).holds).toBe(false);
});
