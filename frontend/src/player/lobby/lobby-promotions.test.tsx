import { beforeEach, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PromotionClaim, PromotionOffer } from '#domain/generated/types';
import { brandId, brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import {
  ticketRules,
  dailyRules,
  missionRules,
  offerOf,
  promotionServer,
  tournamentRules,
  wheelRules,
} from '../../parts/promotions/testing/promotion-server';
import { Refused, Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { Toasts } from '../../ui/toasts';
import { LobbyPage } from './lobby-page';

// jsdom does not support `prefers-reduced-motion`. The tests use reduced motion, so that they do not wait for
// animations.
const wishForStillness = (matches: boolean): void => {
  Object.assign(window, {
    matchMedia: () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};
beforeEach(() => wishForStillness(true));

const Shown = () => (
  <>
    <LobbyPage />
    <Toasts />
  </>
);

const open = async (
  offers: readonly PromotionOffer[],
  {
    brand = brandOf({ me: playerOf() }),
    collect = (claim: () => PromotionClaim): PromotionClaim => claim(),
  } = {},
) => {
  const server = promotionServer(offers);
  let reads = 0;
  const { answers } = brandServer(brand);
  const fake = fakePlatform({
    listBrandGames: () => [],
    listPopularGames: () => [],
    listTournaments: () => ({ items: [], nextToken: null }),
    ...answers,
    ...server.answers,
    getBrand: (variables) => {
      reads += 1;
      return answers.getBrand(variables);
    },
    claimPromotion: (variables) => collect(() => server.answers.claimPromotion(variables)),
  });
  await openBrandPage(Shown, fake);
  return { server, reads: () => reads };
};

const section = async () => within(await screen.findByRole('region', { name: 'Promotions' }));
const noSection = async () => {
  await screen.findByText('No games yet');
  expect(screen.queryByRole('region', { name: 'Promotions' })).not.toBeInTheDocument();
};

test('shows at most three offers, starting with collectable ones, and a link to all', async () => {
  await open([
    offerOf(dailyRules('Collected'), { status: 'CLAIMED' }),
    offerOf(missionRules('Mission'), { status: 'IN_PROGRESS' }),
    offerOf(dailyRules('Later'), { status: 'CLOSED' }),
    offerOf(dailyRules('Ready')),
  ]);
  const titles = (await section()).getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Ready', 'Mission', 'Collected']);
  expect((await section()).getByRole('link', { name: 'All promotions' })).toHaveAttribute(
    'href',
    `/operator/brand/${brandId}/Account?tab=promotions`,
  );
});

test('offers and collects tickets in their coin', async () => {
  await open([offerOf(ticketRules())]);
  expect((await section()).getByText(/2 TKT, once a day/)).toBeVisible();
  await userEvent.click((await section()).getByRole('button', { name: 'Collect 2 TKT Daily tickets' }));
  expect(await screen.findByText('You collected 2 TKT from Daily tickets.')).toBeInTheDocument();
});

test('shows no section without offers', async () => {
  await open([]);
  await noSection();
});

test.each([
  ['people who have not joined', null],
  ['suspended players', playerOf({ status: 'SUSPENDED' })],
])('shows no section to %s', async (_who, me) => {
  await open([offerOf(dailyRules())], { brand: brandOf({ me }) });
  await noSection();
});

test('says why a reward cannot be collected now', async () => {
  await open([
    offerOf(dailyRules('Second bonus'), { status: 'BLOCKED', amount: null }),
    offerOf(tournamentRules('Sprint bonus'), { status: 'IN_PROGRESS', amount: null }),
  ]);
  const article = async (name: string) => within((await section()).getByRole('article', { name }));
  expect(
    (await article('Second bonus')).getByText(/when your other reward in progress has ended/),
  ).toBeVisible();
  expect((await article('Sprint bonus')).getByText(/^Take part in a tournament/)).toBeVisible();
});

test('shows the progress of each condition with its unit', async () => {
  const progress = [
    { value: '3', atLeast: '10' },
    { value: '25000', atLeast: '10000' },
  ];
  await open([offerOf(missionRules(), { status: 'IN_PROGRESS', progress })]);
  const card = within(await screen.findByRole('article', { name: 'Mission' }));
  expect(card.getByText('3 rounds of 10 rounds')).toBeInTheDocument();
  expect(card.getByText('250.00 GLD of 100.00 GLD')).toBeInTheDocument();
  const bars = card.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
  expect(bars).toEqual(['30%', '100%']);
  expect(card.queryByRole('button', { name: /^Collect/ })).not.toBeInTheDocument();
});

test('collects a reward, says so, and shows when it can be collected again', async () => {
  const { server, reads } = await open([offerOf(dailyRules())]);
  const before = reads();
  await userEvent.click(await screen.findByRole('button', { name: 'Collect 50.00 GLD Daily coins' }));
  expect(await screen.findByText('You collected 50.00 GLD from Daily coins.')).toBeInTheDocument();
  const state = await screen.findByText(/^Collected\. You can collect it again from/);
  expect(state).toHaveTextContent(/Nov 2[45], 2026/);
  await waitFor(() => expect(state).toHaveFocus());
  expect(server.asked).toHaveLength(1);
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('repeats the same request after a lost response', async () => {
  let isLost = false;
  const { server } = await open([offerOf(dailyRules())], {
    collect: (claim) => {
      const claimed = claim();
      if (isLost) return claimed;
      isLost = true;
      throw new Unreachable('lost');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Collect/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again Daily coins' }));
  expect(await screen.findByText('You collected 50.00 GLD from Daily coins.')).toBeInTheDocument();
  const [first, second] = server.asked;
  expect(second).toEqual(first);
  expect(server.asked).toHaveLength(2);
});

test('shows a refusal beside the button', async () => {
  await open([offerOf(dailyRules())], {
    collect: () => {
      throw new Refused('promotion.budget-used');
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Daily coins' }));
  await userEvent.click(card.getByRole('button', { name: /^Collect/ }));
  expect(await card.findByRole('alert')).toHaveTextContent('All rewards of this promotion were collected.');
});

test('shows the terms and the odds of a wheel', async () => {
  await open([offerOf(wheelRules(), { type: 'DAILY_WHEEL' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Terms and odds of Wheel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wheel' }));
  expect(await dialog.findByText('One reward for each player and day.')).toBeInTheDocument();
  const odds = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(odds).toEqual(['SectorPrizeChance', 'Small10.00 GLD75%', 'Big90.00 GLD25%']);
});

test('shows the hashes of a wheel before the draw, draws it and announces the prize', async () => {
  await open([offerOf(wheelRules(), { type: 'DAILY_WHEEL' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel Wheel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wheel' }));
  expect(await dialog.findByRole('img', { name: 'Wheel with 2 sectors' })).toBeInTheDocument();
  const hashes = dialog.getAllByText(/^[0-9a-f]{64}$/);
  expect(hashes).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Spin' }));
  const result = await dialog.findByText(
    /^The wheel stopped at “(Small|Big)”\. You collected (10|90)\.00 GLD from Wheel\.$/,
  );
  await waitFor(() => expect(result).toHaveFocus());
  expect(dialog.getByText(/The server seed is secret until you change your seeds/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^Collected\. You can collect it again/)).toBeInTheDocument();
});

test('names the prize when the dialog is closed before the wheel stops', async () => {
  wishForStillness(false);
  await open([offerOf(wheelRules(), { type: 'DAILY_WHEEL' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel Wheel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wheel' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Spin' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^You collected (10|90)\.00 GLD from Wheel\.$/)).toBeInTheDocument();
  expect(await screen.findByText(/^Collected\. You can collect it again/)).toBeInTheDocument();
});
