import type { OwnedGame } from '../../parts/games/owned-game';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { EndGamePanel } from './end-game-panel';
import { GameForm } from './game-form';

/** The details of a game for its provider, with the panel that ends the game. */
export const GameDetails = ({ game }: { readonly game: OwnedGame }) => (
  <>
    {game.status === 'RETIRED' ? (
      <Notice tone="warning" title="This game is retired">
        You can no longer change its details.
      </Notice>
    ) : (
      <Panel title="Details and images" lead="Visitors and operators see these details.">
        <GameForm game={game} />
      </Panel>
    )}
    <EndGamePanel game={game} />
  </>
);
