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
        A newer version of the game is live now. Its math model has the hash {game.rules.mathModelHash}, but
        this round used the math model {round.mathModelHash}. You need that model to verify the round.
      </WithoutMathematics>
    );
  if (isNoGame(error))
    return (
      <WithoutMathematics round={round}>
        The game is no longer available, so its math model cannot be loaded. The math model of this round has
        the hash {round.mathModelHash}.
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
      <Notice tone="warning" title="This round cannot be verified here">
        <span className="break-all">{children}</span>
      </Notice>
      <p role="status" className={`font-semibold ${isBound ? 'text-success' : 'text-error'}`}>
        {isBound
          ? 'The revealed seed matches the commitment.'
          : 'The revealed seed does not match the commitment.'}
      </p>
      <p className="text-sm break-all text-muted">
        Server seed <code>{round.serverSeed}</code>, your seed <code>{round.clientSeed}</code>, nonce{' '}
        {round.nonce}, stops {round.steps.map(({ stops }) => stops.join('–')).join(' · ')}
      </p>
    </div>
  );
};
