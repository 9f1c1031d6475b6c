import type { ReactNode } from 'react';
import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import { InSight } from '../../parts/game-screen/in-sight';
import { Button, ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import type { Trouble } from './coin-game-session-state';
import { refusalLabels } from './refusal-labels';

interface CoinTroubleProps {
  readonly trouble: Trouble | undefined;
  /** Undefined in pages of operators, which have no other pages of the brand. */
  readonly brandId: string | undefined;
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
          text={
            trouble.isAsking
              ? `${trouble.text} Try again to get the result of your round. You will not be charged twice.`
              : trouble.text
          }
          onRetry={() => void onTryAgain()}
        />
      );
    case 'settled':
      return (
        <Notice title="Your last round was played">
          <p>{trouble.text}</p>
        </Notice>
      );
    case 'outdated':
      return (
        <Notice tone="warning" title="A new version of this game is live">
          <p>This page shows an older version.</p>
          <Button look="quiet" className="mt-3" onClick={onOutdated}>
            Load the new version
          </Button>
        </Notice>
      );
    case 'unverified':
      return (
        <Notice tone="bad" title="Verification failed – the game has stopped">
          <p>
            The result from the server does not match the math model: {trouble.text} Your balance is correct,
            and your account keeps the round.
          </p>
          {brandId !== undefined && (
            <ButtonLink look="quiet" className="mt-3" to={brandPath('BrandAccount', brandId)}>
              See your rounds
            </ButtonLink>
          )}
        </Notice>
      );
    case 'refused': {
      const { title, way } = refusalLabels(trouble.code);
      return (
        <Notice tone="warning" title={title}>
          <p>{trouble.text}</p>
          {way === 'session' && (
            <Button look="quiet" className="mt-3" onClick={() => void onNewSession()}>
              Start another session
            </Button>
          )}
          {way === 'limits' && brandId !== undefined && (
            <ButtonLink look="quiet" className="mt-3" to={`${brandPath('BrandAccount', brandId)}#limits`}>
              See your limits
            </ButtonLink>
          )}
          {way === 'lobby' && brandId !== undefined && (
            <ButtonLink look="quiet" className="mt-3" to={brandPath('BrandDemo', brandId)}>
              Go to the lobby
            </ButtonLink>
          )}
          {way === 'home' && brandId !== undefined && (
            <ButtonLink look="quiet" className="mt-3" to={routes.Home.path}>
              Back to NovaLink
            </ButtonLink>
          )}
        </Notice>
      );
    }
  }
};
