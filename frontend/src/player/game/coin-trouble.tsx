import type { ReactNode } from 'react';
import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import { InSight } from '../../parts/game-screen/in-sight';
import { Button, ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './coin-game-session-state';
import { refusalLabels } from './refusal-labels';
import * as messages from './messages';

interface CoinTroubleProps {
  readonly trouble: Trouble | undefined;
  readonly brandId: string;
  readonly onTryAgain: () => Promise<void>;
  readonly onNewSession: () => Promise<void>;
  readonly onOutdated: () => void;
}

/** The reason why no round can be played, and what to do. */
export const CoinTrouble = (props: CoinTroubleProps) =>
  props.trouble === undefined ? null : (
    <InSight>
      <Explanation {...props} trouble={props.trouble} />
    </InSight>
  );

interface ExplanationProps extends CoinTroubleProps {
  readonly trouble: Trouble;
}

const Explanation = ({
  trouble,
  brandId,
  onTryAgain,
  onNewSession,
  onOutdated,
}: ExplanationProps): ReactNode => {
  switch (trouble.kind) {
    case 'retry':
      return (
        <Failure
          text={trouble.isAsking ? messages.tryAgainToGetResult(trouble.text) : trouble.text}
          onRetry={() => void onTryAgain()}
        />
      );
    case 'settled':
      return (
        <Notice title={messages.yourLastRoundWasPlayed}>
          <p>{trouble.text}</p>
        </Notice>
      );
    case 'outdated':
      return (
        <Notice tone="warning" title={messages.newVersionOfThisGame}>
          <p>{messages.thisPageShowsOlderVersion}</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            {messages.loadNewVersion}
          </Button>
        </Notice>
      );
    case 'unverified':
      return (
        <Notice tone="bad" title={messages.verificationFailedGameHasStopped}>
          <p>{messages.resultFromServerDoesNot(trouble.text)}</p>
          <ButtonLink look="quiet" className="mt-3" to={brandPath('BrandAccount', brandId)}>
            {messages.seeYourRounds}
          </ButtonLink>
        </Notice>
      );
    case 'refused': {
      const { title, way } = refusalLabels(trouble.code);
      return (
        <Notice tone="warning" title={title}>
          <p>{trouble.text}</p>
          {way === 'session' && (
            <Button look="quiet" className="mt-3" onClick={() => void onNewSession()}>
              {messages.startAnotherSession}
            </Button>
          )}
          {way === 'limits' && (
            <ButtonLink look="quiet" className="mt-3" to={`${brandPath('BrandAccount', brandId)}#limits`}>
              {messages.seeYourLimits}
            </ButtonLink>
          )}
          {way === 'lobby' && (
            <ButtonLink look="quiet" className="mt-3" to={brandPath('BrandDemo', brandId)}>
              {messages.goToLobby}
            </ButtonLink>
          )}
          {way === 'home' && (
            <ButtonLink look="quiet" className="mt-3" to={routes.Home.path}>
              {messages.backToNovaLink}
            </ButtonLink>
          )}
        </Notice>
      );
    }
  }
};
