import { Button } from '../../ui/button';
import { ArtCard, cardGrid, CardSkeletons } from '../../ui/media/art-card';
import { liveGameTexts } from '../../parts/games/live-game-texts';
import type { LiveGameTexts } from '../../parts/games/live-markup';
import { type useLiveGames, wallSize } from '../../parts/games/live-games';

/** The newest live games. Each opens on a sheet and can be played as a guest. */
export const GameWall = ({ wall, tryAgain }: ReturnType<typeof useLiveGames>) => {
  return (
    <section
      id="games"
      aria-labelledby="live-games"
      className="mx-auto w-full max-w-6xl px-4 pt-16 sm:px-8 sm:pt-24"
    >
      <h2 id="live-games" className="text-3xl font-bold text-heading sm:text-4xl">
        Live now
      </h2>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
        Each game shows its exact RTP, calculated from its math model. Play any of them with practice coins,
        which have no value. You do not need an account.
      </p>
      <div data-live="wall">
        {wall === 'loading' && <CardSkeletons count={wallSize} />}
        {wall === 'failed' && (
          <div role="alert" className="rounded-2xl border border-line bg-surface px-6 py-12 text-center">
            <p>Could not load the games.</p>
            <Button look="quiet" className="mt-4" onClick={tryAgain}>
              Try again
            </Button>
          </div>
        )}
        {typeof wall !== 'string' &&
          (wall.length === 0 ? (
            <p className="rounded-2xl border border-dashed border-edge px-6 py-12 text-center text-muted">
              No games are live yet. Games appear here after they are tested and approved.
            </p>
          ) : (
            <WallCards games={wall.map(liveGameTexts)} />
          ))}
      </div>
    </section>
  );
};

export const WallCards = ({ games }: { readonly games: readonly LiveGameTexts[] }) => (
  <ul aria-label="Live games" className={cardGrid}>
    {games.map(({ id, title, company, image, rtp, volatility }) => (
      <li key={id}>
        <ArtCard
          to={`?game=${id}`}
          image={image}
          title={title}
          subtitle={`by ${company}`}
          metrics={[
            ['RTP', rtp],
            ['Volatility', volatility],
          ]}
        />
      </li>
    ))}
  </ul>
);
