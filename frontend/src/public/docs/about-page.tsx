import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';
import * as messages from './messages';

/** `/static/About`: what NovaLink is and what it is not. */
export const AboutPage = () => (
  <Article title={messages.aboutNovaLink} lead={messages.novaLinkIsOpenPlatform}>
    <Part heading={messages.forGameProviders}>
      <p>{messages.uploadMathModelAndArtwork}</p>
    </Part>
    <Part heading={messages.forCasinoOperators}>
      <p>{messages.createCasinosAndBrandsWith}</p>
    </Part>
    <Part heading={messages.forPlayers}>
      <p>
        {messages.playForFunWithAccount((text) => (
          <Link className={inlineLink} to={routes.Proof.path}>
            {text}
          </Link>
        ))}
      </p>
    </Part>
    <Part heading={messages.playCoinsHaveNoValue}>
      <p>{messages.coinsOnNovaLinkCannot}</p>
    </Part>
    <Part heading={messages.howWeTreatYourData}>
      <p>
        {messages.thereIsNoAdvertisingAnd((text) => (
          <Link className={inlineLink} to={routes['Privacy Policy'].path}>
            {text}
          </Link>
        ))}
      </p>
    </Part>
  </Article>
);
