import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';

/** `/static/About`: what NovaLink is and what it is not. */
export const AboutPage = () => (
  <Article
    title="About NovaLink"
    lead="NovaLink is an open platform for casino games. Providers make and certify games, operators run casinos with them, and anyone can verify every result. All games use play coins."
  >
    <Part heading="For game providers">
      <p>
        Upload a math model and artwork. The Test Lab calculates the exact RTP, hit rate and volatility, plays
        millions of rounds and issues a certificate that anyone can repeat. Admins review each version before
        it goes live. A version never changes after that.
      </p>
    </Part>
    <Part heading="For casino operators">
      <p>
        Create casinos and brands with your own name, colours and coins. Choose games from a catalogue with
        verified figures. Manage players, set limits for play and time, and see every coin movement in a
        ledger that is sealed each day.
      </p>
    </Part>
    <Part heading="For players">
      <p>
        Play for fun, with an account or without. See the odds before you play, add your own seed to every
        round, and{' '}
        <Link className={inlineLink} to={routes.Proof.path}>
          verify the result
        </Link>
        . Set limits, take a break or exclude yourself at any time.
      </p>
    </Part>
    <Part heading="Play coins have no value">
      <p>
        Coins on NovaLink cannot be bought, sold, exchanged or paid out. There are no deposits and no prizes.
        NovaLink is a demonstration platform and holds no gambling licence. You must be 18 or older to play.
      </p>
    </Part>
    <Part heading="How we treat your data">
      <p>
        There is no advertising and no tracking. You can export your data and delete your account yourself.
        The{' '}
        <Link className={inlineLink} to={routes['Privacy Policy'].path}>
          Privacy Policy
        </Link>{' '}
        explains which data we keep, why and for how long.
      </p>
    </Part>
  </Article>
);
