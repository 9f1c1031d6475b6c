import { Audiences } from './audiences';
import { GameWall } from './game-wall';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Invitation } from './invitation';

/** `/`: what NovaLink is, for those who make games, those who run them and those who play, and the games themselves. */
export const HomePage = () => (
  <>
    <Hero />
    <GameWall />
    <Audiences />
    <HowItWorks />
    <Invitation />
  </>
);
