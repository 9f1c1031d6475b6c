import type { OwnedGame } from '../../parts/games/owned-game';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { EndGamePanel } from './end-game-panel';
import { GameForm } from './game-form';
import * as messages from './messages';

/** The details of a game for its provider, with the panel that ends the game. */
export const GameDetails = ({ game }: { readonly game: OwnedGame }) => (
  <>
    {game.status === 'RETIRED' ? (
      <Notice tone="warning" title={messages.thisGameIsRetired}>
        {messages.youCanNoLongerChange}
      </Notice>
    ) : (
      <Panel title={messages.detailsAndImages} lead={messages.visitorsAndOperatorsSeeThese}>
        <GameForm game={game} />
      </Panel>
    )}
    <EndGamePanel game={game} />
  </>
);
