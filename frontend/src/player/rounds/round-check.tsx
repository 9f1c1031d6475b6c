import type { ReactNode } from 'react';
import type { PublicGame } from '#domain/generated/types';
import { commitmentOf } from '@novalink/engine';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { isNoGame, usePublicGame } from '../../parts/games/read-public-game';
import { coinLabels } from '../../parts/reels/coin-labels';
import { mathematicsOf } from '../../parts/reels/game-mathematics';
import { checkCoinRound, type RevealedRound } from '../../parts/rounds/check-coin-round';
import { CheckTable } from '../../parts/rounds/check-table';
import { ProofButton } from '../../parts/rounds/proof-button';
import { roundProofOf } from '../../parts/rounds/round-proof-of';
import * as messages from './messages';

interface RoundCheckProps {
  readonly round: RevealedRound;
  readonly coin: { readonly name: string; readonly decimals: number };
}

/** A round recomputed from its revealed seed, with the public math model of the game. */
export const RoundCheck = ({ round, coin }: RoundCheckProps) => {
  const { data: game, error, refetch } = usePublicGame(round.gameId);
  if (game?.rules.mathModelHash === round.mathModelHash)
    return <Verified round={round} coin={coin} game={game} />;
  if (game)
    return (
      <WithoutMathematics round={round}>
        {messages.newerVersionOfGameIs(game.rules.mathModelHash, round.mathModelHash)}
      </WithoutMathematics>
    );
  if (isNoGame(error))
    return (
      <WithoutMathematics round={round}>
        {messages.gameIsNoLongerAvailable(round.mathModelHash)}
      </WithoutMathematics>
    );
  if (error !== null) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  return <Skeleton rows={2} />;
};

const Verified = ({ round, coin, game }: RoundCheckProps & { readonly game: PublicGame }) => {
  const mathematics = mathematicsOf(game.rules);
  const named = {
    ...{ coinName: coin.name, decimals: coin.decimals, at: round.at },
    ...{ gameTitle: game.title, companyName: game.companyName, semver: game.rules.semver },
  };
  return (
    <>
      <CheckTable
        check={checkCoinRound(round, mathematics, coinLabels(coin.name, coin.decimals))}
        serverSeed={round.serverSeed}
      />
      <div>
        <ProofButton proof={roundProofOf(round, mathematics, named)} />
      </div>
    </>
  );
};

interface WithoutMathematicsProps {
  readonly round: RevealedRound;
  readonly children: ReactNode;
}

/** The verification that is possible without the math model: whether the seed matches its commitment. */
const WithoutMathematics = ({ round, children }: WithoutMathematicsProps) => {
  const isBound = commitmentOf(round.serverSeed) === round.serverSeedHash;
  return (
    <div className="mt-1 mb-2 grid gap-2">
      <Notice tone="warning" title={messages.thisRoundCannotBeVerified}>
        <span className="break-all">{children}</span>
      </Notice>
      <p role="status" className={`font-semibold ${isBound ? 'text-success' : 'text-error'}`}>
        {isBound ? messages.revealedSeedMatchesCommitment : messages.revealedSeedDoesNotMatchCommitment}
      </p>
      <p className="text-sm break-all text-muted">
        {messages.serverSeedYourSeedNonce(
          <code>{round.serverSeed}</code>,
          <code>{round.clientSeed}</code>,
          round.nonce,
          round.steps.map(({ stops }) => stops.join('–')).join(' · '),
        )}
      </p>
    </div>
  );
};
