import { describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { fakePlatform } from '../../platform/fake-platform';
import { standingOrder } from '#domain/tournaments/standing-order';
import { useGameTournaments } from './game-tournaments';
import { TournamentPanel } from './tournament-panel';

const amber = '01KAJ3ZV8N4Q6T9XWCB2R5M7GA';
const entry = { id: 'maria', status: 'ADMITTED' as const, admittedAt: '2026-11-20T17:00:00.000Z' };

/** A standing of a player. */
const standing = (entryId: string, name: string, score: number, rounds = 3) => ({
  ...{ entryId, name, score: `${score}`, rounds },
  order: standingOrder('T', entryId, { score: BigInt(score), reachedAt: 0 }),
});

const others = [standing('ann', 'Ann', 1250), standing('bo', 'Bo', 700)];

interface PanelChoice {
  readonly own?: ReturnType<typeof standing> | null;
  /** The standing in the answer of a round. */
  readonly counted?: ReturnType<typeof standing>;
  readonly place?: 'beside' | 'below';
}

/** The panel next to a game in which a button plays a round. */
const open = async (
  tournaments: readonly ShownTournament[],
  { own = null, counted, place = 'beside' }: PanelChoice = {},
) => {
  const state = { own, reads: 0 };
  const fake = fakePlatform({
    ...brandServer(brandOf({ me: playerOf() })).answers,
    listTournaments: () => ({ items: [...tournaments], nextToken: null }),
    getLeaderboard: () => {
      state.reads += 1;
      const top = [...others, ...(state.own ? [state.own] : [])].sort((one, other) =>
        one.order > other.order ? -1 : 1,
      );
      return { top, boundaries: [], ranked: top.length, own: state.own, at: '2026-11-20T19:00:00.000Z' };
    },
    joinTournament: () => {
      tournaments = tournaments.map((tournament) => ({ ...tournament, entry }));
      return { id: entry.id, status: entry.status };
    },
  });
  const standings = () => {
    if (!counted) return null;
    const { name: _name, ...inAnswer } = counted;
    return [{ tournamentId: tournaments[0]?.id ?? '', ...inAnswer }];
  };
  const Game = () => {
    const [round, setRound] = useState(0);
    const shown = useGameTournaments({ brandId: brandOf().id, gameId: amber, coin: 'GLD' });
    return (
      <>
        <button type="button" onClick={() => setRound(round + 1)}>
          Play a round
        </button>
        {shown.length > 0 && (
          <TournamentPanel
            tournaments={shown}
            round={round === 0 ? undefined : { id: `round ${round}`, standings: standings() }}
            place={place}
          />
        )}
      </>
    );
  };
  await openBrandPage(Game, fake, { page: `/${amber}`, pattern: '/:gameId' });
  return state;
};

const metric = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the tournament panel', () => {
  test('shows the rank, the score and the gap to the next rank, and updates them from the answers of rounds', async () => {
    const state = await open([tournamentOf({ gameIds: [amber], entry })], {
      own: standing('maria', 'Maria', 300),
      counted: standing('maria', 'Maria', 900, 4),
    });
    expect(await screen.findByText('3 of 3')).toBeInTheDocument();
    expect(metric('Score')).toBe('3.00×');
    expect(metric('Next')).toBe('4.00× to rank 2');
    expect(screen.getByRole('list', { name: 'Leaderboard' })).toHaveTextContent(
      '1Ann12.50×2Bo7.00×3Maria (you)3.00×',
    );
    const { reads } = state;
    await userEvent.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(await screen.findByText('2 of 3')).toBeInTheDocument();
    expect(metric('Next')).toBe('3.50× to rank 1');
    expect(state.reads).toBe(reads);
  });

  test('reads the leaderboard again for the player’s first standing', async () => {
    const counted = standing('maria', 'Maria', 900, 1);
    const state = await open([tournamentOf({ gameIds: [amber], entry })], { counted });
    await screen.findByRole('list', { name: 'Leaderboard' });
    state.own = counted;
    await userEvent.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  });

  test('lets the player join, and shows no rank before the first round', async () => {
    await open([tournamentOf({ gameIds: [amber] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Join Friday Sprint' }));
    expect(await screen.findByText('You have entered this tournament.')).toBeInTheDocument();
    expect(screen.queryByText('Rank')).not.toBeInTheDocument();
  });

  test('says that players enter a tournament for everybody with their first round', async () => {
    await open([tournamentOf({ gameIds: [amber], entryMode: 'AUTO' })]);
    expect(await screen.findByText('You enter with your first round.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  });

  test('can be hidden, stays hidden and sends no requests while hidden', async () => {
    const tournaments = [tournamentOf({ gameIds: [amber], entry })];
    const state = await open(tournaments, { own: standing('maria', 'Maria', 300) });
    await userEvent.click(await screen.findByRole('button', { name: 'Hide tournament' }));
    const { reads } = state;
    await userEvent.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(screen.queryByText('Friday Sprint')).not.toBeInTheDocument();
    expect(state.reads).toBe(reads);
    expect(localStorage.getItem('novalink.tournament-panel')).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show tournament' }));
    expect(await screen.findByText('Friday Sprint')).toBeInTheDocument();
  });

  test('is a closed bar with the rank below the game', async () => {
    await open([tournamentOf({ gameIds: [amber], entry })], {
      own: standing('maria', 'Maria', 300),
      place: 'below',
    });
    const bar = (await screen.findByText(/Rank 3 of 3/)).closest('details');
    expect(bar).not.toHaveAttribute('open');
    expect(within(bar ?? document.body).getByText('Friday Sprint')).toBeInTheDocument();
  });

  test('announces the player’s rank to screen readers', async () => {
    await open([tournamentOf({ gameIds: [amber], entry })], { own: standing('maria', 'Maria', 300) });
    const said = await screen.findByText('Friday Sprint: rank 3 of 3, score 3.00×.');
    expect(said).toHaveAttribute('aria-live', 'polite');
  });

  test('offers the tournaments of this game and coin, starting with those that the player entered', async () => {
    await open([
      tournamentOf({ id: '1', name: 'Open cup', gameIds: [amber], endsAt: '2026-11-20T19:00:00.000Z' }),
      tournamentOf({ id: '2', name: 'Own cup', gameIds: [amber], entry }),
      tournamentOf({ id: '3', name: 'Other game', gameIds: ['x'], entry }),
      tournamentOf({ id: '4', name: 'Other coin', gameIds: [amber], coin: 'TKT', entry }),
      tournamentOf({ id: '5', name: 'Declined', gameIds: [amber], entry: { ...entry, status: 'DECLINED' } }),
      tournamentOf({ id: '6', name: 'Started', gameIds: [amber], minEntrants: 2 }),
      tournamentOf({ id: '7', name: 'Next week', gameIds: [amber], status: 'SCHEDULED', entry }),
    ]);
    const choice = await screen.findByLabelText('Tournament', { selector: 'select' });
    const names = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Own cup', 'Open cup']);
  });
});
