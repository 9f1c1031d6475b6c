import { modelHash } from '#engine/slots/model/model-hash';
import { modeOf } from '#engine/slots/model/model-parts';
import { commitmentOf, seededDraw } from '#engine/slots/play/draw';
import { playRound } from '#engine/slots/play/play-round';
import { checkedItem, checkedRound, checkedSteps, type RoundCheck, yesNo } from './checked-round';
import type { RoundProof } from './round-proof';

/**
 * Replays the round of a proof from its seeds and compares each value of the proof with the result. `amountText` writes
 * the compared amounts for a reader; by default they are in minor units.
 */
export function checkRoundProof(
  proof: RoundProof,
  amountText: (minorUnits: bigint) => string = String,
): RoundCheck {
  const { mathModel, mode: modeId, serverSeed, clientSeed, nonce } = proof;
  const mode = modeOf(mathModel, modeId);
  const found = playRound(mathModel, mode.id, seededDraw({ serverSeed, clientSeed, nonce }));
  const perCredit = BigInt(proof.bet) / BigInt(mode.cost);
  const reported = (amount: string) => amountText(BigInt(amount));
  const worth = (credits: number) => amountText(BigInt(credits) * perCredit);
  const items = [
    checkedItem('Commitment', proof.serverSeedHash, commitmentOf(serverSeed)),
    checkedItem('Mathematics', proof.mathModelHash, modelHash(mathModel)),
    ...checkedSteps(
      proof.steps.map((step) => ({ ...step, pays: reported(step.win) })),
      found.steps.map((step) => ({ ...step, pays: worth(step.credits) })),
    ),
    checkedItem('Maximum win reached', yesNo(proof.capped), yesNo(found.capped)),
    checkedItem('Win', reported(proof.win), worth(found.credits)),
  ];
  return checkedRound(items, found);
}
