import { lazy } from 'react';
import { GamePage } from '../public/game/game-page';

const Player = lazy(async () => ({ default: (await import('../parts/play/player')).Player }));

/** `/games/:gameId`: the page of a game, and the game itself on request. */
export const GameListing = () => <GamePage Player={Player} />;
