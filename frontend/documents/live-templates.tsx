import { StaticRouter } from 'react-router-dom';
import { HeroPoster } from '../src/public/home/hero-game';
import { WallCards } from '../src/public/home/game-wall';
import { wallPath } from '../src/parts/games/live-games';
import { placeholderTexts } from '../src/parts/games/live-markup';

/** The parts of the start page for one live game. `fillLiveGames` fills them in the browser. */
export const LiveParts = () => (
  <StaticRouter location="/">
    <div data-part="hero">
      <HeroPoster game={placeholderTexts} />
    </div>
    <div data-part="wall">
      <WallCards games={[placeholderTexts]} />
    </div>
  </StaticRouter>
);

/** The element of the document that contains the rendered parts. */
export const liveTemplate = (parts: string): string =>
  `<template data-games="/api${wallPath}">${parts}</template>`;
