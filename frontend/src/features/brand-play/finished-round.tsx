import type { CoinType } from '#domain/generated/types';
import type { ReadRound } from '../../parts/rounds/round-requests';
import { coinAmount } from '../../platform/words/brand-words';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';

interface FinishedRoundProps {
  readonly round: ReadRound;
  readonly coinTypes: readonly CoinType[];
}

/** Tells of a round that was cut off: how it ended, or that its bet went back. */
export const FinishedRound = ({ round, coinTypes }: FinishedRoundProps) => {
  const amount = (minorUnits: string) => coinAmount(minorUnits, round.coin, coinTypes);
  return (
    <div className="px-4 pt-4 sm:px-8">
      <Notice title="A round that was cut off is settled">
        Your bet of {amount(round.bet)} on <When at={round.at} />{' '}
        {round.state === 'ROLLED_BACK'
          ? 'could not be played to its end and went back to you.'
          : `paid ${amount(round.win)}. Both are in your statement, and the round is in your account.`}
      </Notice>
    </div>
  );
};
