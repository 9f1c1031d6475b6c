import { Audiences } from './audiences';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Invitation } from './invitation';

/** `/`: what NovaLink is, for those who make games, those who run them and those who play. */
export const HomePage = () => (
  <>
    <Hero />
    <Audiences />
    <HowItWorks />
    <Invitation />
  </>
);
