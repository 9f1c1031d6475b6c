import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { fakePlatform } from '../../platform/fake-platform';
import { TournamentsPage } from './tournaments-page';

const hour = 3_600_000;
const from = Date.now();
const at = (hours: number) => new Date(from + hours * hour).toISOString();

const tournaments = [
  tournamentOf({ id: '1', name: 'Last week', status: 'SETTLED', endsAt: at(-99) }),
  tournamentOf({ id: '2', name: 'Cancelled cup', status: 'CANCELLED', endsAt: at(-9) }),
  tournamentOf({ id: '3', name: 'Long cup', endsAt: at(90) }),
  tournamentOf({ id: '4', name: 'Short cup', endsAt: at(5), entrants: 12, maxEntrants: 100 }),
  tournamentOf({ id: '5', name: 'Next cup', status: 'SCHEDULED', startsAt: at(0.3), endsAt: at(9) }),
];

const open = async (items = tournaments, groups = ['PROVIDERS']) => {
  const fake = fakePlatform({
    ...brandServer(brandOf({ me: playerOf() })).answers,
    listTournaments: () => ({ items, nextToken: null }),
    listBrandGames: () => [{ id: tournamentOf().gameIds[0] ?? '', title: 'Lantern Bay' }],
  });
  await openBrandPage(TournamentsPage, fake, { page: '/Tourneys', groups });
};

test('shows players running, upcoming and finished tournaments', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Short cup' });
  const groups = screen.getAllByRole('region').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['Running', ['Short cup', 'Long cup']],
    ['Upcoming', ['Next cup']],
    ['Finished', ['Cancelled cup', 'Last week']],
  ]);
});

test('shows prizes, games, number of players and remaining time on a card', async () => {
  await open();
  const card = within(await screen.findByRole('article', { name: 'Short cup' }));
  expect(await card.findByText('Lantern Bay')).toBeInTheDocument();
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['150.00 GLD for ranks 1 to 3', 'Lantern Bay', '12 of 100']);
  expect(facts[3]).toMatch(/^in 5 hours · /);
  expect(card.getByRole('button', { name: 'Join Short cup' })).toBeInTheDocument();
  const next = within(screen.getByRole('article', { name: 'Next cup' }));
  expect(next.getByText('Starts').nextElementSibling).toHaveTextContent(/^in 1[78] minutes/);
});

test('shows a message for a brand without tournaments', async () => {
  await open([]);
  expect(await screen.findByText('They appear here when Aurora publishes them.')).toBeInTheDocument();
});

test('shows managers a table and a link to create a tournament', async () => {
  await open(tournaments, ['ADMINS']);
  expect(await screen.findByRole('table', { name: 'Tournaments' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New tournament' })).toBeInTheDocument();
});
