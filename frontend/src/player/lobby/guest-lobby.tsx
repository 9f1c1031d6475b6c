import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import { BrandSign } from '../../parts/brand/brand-sign';
import { isNoBrand } from '../../parts/brand/read-brand';
import { useBrandTheme } from '../../parts/brand/use-brand-theme';
import { promotionTypes } from '../../parts/promotions/promotion-labels';
import { PublicQueries } from '../../parts/page/public-queries';
import { tournamentStatuses } from '../../parts/tournaments/tournament-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { GameTile, tileGrid } from './game-tile';
import { LobbySection } from './lobby-section';
import { type ShownLobby, usePublicLobby } from './read-public-lobby';

export interface GuestLobbyProps {
  /** The id in the casino's link, in upper case. */
  readonly brandId: string;
  /** Moves the focus to the sign-in form. */
  readonly onSignIn: () => void;
}

/** The lobby of an open brand for guests: games, tournaments and promotions to look at, and the way to sign up. */
export const GuestLobby = (props: GuestLobbyProps) => (
  <PublicQueries asGuest>
    <section aria-label="Lobby" className="min-w-0 px-4 py-6 sm:px-8 lg:px-10">
      <Lobby {...props} />
    </section>
  </PublicQueries>
);

const Lobby = ({ brandId, onSignIn }: GuestLobbyProps) => {
  const { data: lobby, error, refetch } = usePublicLobby(brandId);
  useBrandTheme(lobby?.theme);
  useTabTitle(lobby?.name);
  if (lobby) return <Shown lobby={lobby} onSignIn={onSignIn} />;
  if (isNoBrand(error))
    return <EmptyState title="This casino is not open">Its players and managers can sign in.</EmptyState>;
  return error ? <Failure text={sentenceFor(error)} onRetry={() => void refetch()} /> : <Skeleton rows={6} />;
};

/** The page to create an account, which then continues to the casino. */
const signUpPath = (next: string) => `${routes.signup.path}?next=${encodeURIComponent(next)}`;

const Shown = ({ lobby, onSignIn }: { readonly lobby: ShownLobby } & Pick<GuestLobbyProps, 'onSignIn'>) => {
  const { brandId, name, tagline, logoKey, minAge, casinoName, companyName } = lobby;
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-8">
        <BrandSign name={name} logoKey={logoKey} />
        {tagline !== null && <p className="whitespace-pre-line">{tagline}</p>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={signUpPath(brandPath('BrandDemo', brandId))}>Sign up to play</ButtonLink>
          <Button look="quiet" onClick={onSignIn}>
            Use your account
          </Button>
        </div>
        <p className="text-sm text-muted">From {minAge} years · Demo coins have no value</p>
        <p className="text-sm text-muted">
          {casinoName === name
            ? `${name} is operated by ${companyName} on NovaLink.`
            : `${name} is operated by ${companyName} on NovaLink, as part of ${casinoName}.`}
        </p>
      </header>
      <Events lobby={lobby} />
      <LobbySection title="Games">
        {lobby.games.length === 0 ? (
          <p className="text-muted">No games yet</p>
        ) : (
          <ul aria-label="Games" className={tileGrid}>
            {lobby.games.map((game) => (
              <li key={game.id}>
                <GameTile
                  to={signUpPath(generatePath(routes.PlayCasinoDemo.path, { brandId, gameId: game.id }))}
                  game={game}
                  isNew={false}
                />
              </li>
            ))}
          </ul>
        )}
        {lobby.hasMoreGames && <p className="text-muted">Players see more games.</p>}
      </LobbySection>
    </div>
  );
};

const Events = ({ lobby: { tournaments, promotions } }: { readonly lobby: ShownLobby }) => (
  <>
    {promotions.length > 0 && (
      <LobbySection title="Promotions">
        <ul className={cards}>
          {promotions.map(({ id, type, name, endsAt }) => (
            <li key={id} className={card}>
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-muted">
                {promotionTypes[type]}
                {endsAt !== null && (
                  <>
                    {' · '}
                    Ends <When at={endsAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </LobbySection>
    )}
    {tournaments.length > 0 && (
      <LobbySection title="Tournaments">
        <ul className={cards}>
          {tournaments.map(({ id, name, status, startsAt, endsAt }) => (
            <li key={id} className={card}>
              <p className="flex items-start justify-between gap-3 font-semibold wrap-anywhere">
                {name}
                <Badge tone={tournamentStatuses[status].tone}>{tournamentStatuses[status].text}</Badge>
              </p>
              <p className="text-sm text-muted">
                {status === 'RUNNING' ? (
                  <>
                    Ends <When at={endsAt} />
                  </>
                ) : (
                  <>
                    Starts <When at={startsAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </LobbySection>
    )}
  </>
);

const cards = 'grid grid-cols-1 gap-3 sm:grid-cols-2';
const card = 'grid min-w-0 gap-1 rounded-xl border border-line bg-surface p-4';
