import { lazy } from 'react';
import { HomePage } from '../features/home/home-page';

// Not loaded for visitors who open no game.
const GuestGame = lazy(async () => ({ default: (await import('./guest-game')).GuestGameSheet }));

const GuestScreen = lazy(async () => ({
  default: (await import('../shared/play/guest-screen')).GuestScreen,
}));

/** `/`: the start page with a playable game. Other games open on a sheet. */
export const Home = () => <HomePage GuestGame={GuestGame} GuestScreen={GuestScreen} />;
