import { lazy } from 'react';
import { HomePage } from '../public/home/home-page';

// Not loaded for visitors who open no game.
const GuestGame = lazy(async () => ({ default: (await import('./guest-game')).GuestGameSheet }));

const GuestScreen = lazy(async () => ({
  default: (await import('./guest-screen')).GuestScreen,
}));

/** `/`: the start page with a playable game. Other games open on a sheet. */
export const Home = () => <HomePage GuestGame={GuestGame} GuestScreen={GuestScreen} />;
