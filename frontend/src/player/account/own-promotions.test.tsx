import { expect, test } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PromotionOffer } from '#domain/generated/types';
import { brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { claimOf } from '../../parts/promotions/testing/claim-of';
import {
  dailyRules,
  offerOf,
  promotionServer,
  wheelRules,
} from '../../parts/promotions/testing/promotion-server';
import { Refused, Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { Toasts } from '../../ui/toasts';
import { BrandAccountPage } from './account-page';

const Shown = () => (
  <>
    <BrandAccountPage />
    <Toasts />
  </>
);

const open = (offers: readonly PromotionOffer[], { me = playerOf(), answers = {} } = {}) => {
  const server = promotionServer(offers);
  const fake = fakePlatform({
    ...brandServer(brandOf({ me })).answers,
    listBrandGames: () => [],
    ...server.answers,
    ...answers,
  });
  const show = () => openBrandPage(Shown, fake, { page: '/Account', search: '?tab=promotions' });
  return { server, show };
};

const enter = async (code: string) => {
  const field = await screen.findByLabelText('Code');
  if (code !== '') await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Collect with code' }));
};

test('says when there are no offers and no rewards', async () => {
  await open([]).show();
  expect(await screen.findByText('No offers now')).toBeInTheDocument();
  expect(await screen.findByText('No rewards yet')).toBeInTheDocument();
});

test('reads the offers again after a failure', async () => {
  let failures = 3;
  const { show } = open([offerOf(dailyRules())], {
    answers: {
      listOffers: () => {
        if (failures-- > 0) throw new Unreachable('offline');
        return [offerOf(dailyRules())];
      },
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Daily coins' })).toBeInTheDocument();
});

test('says why a player has no offers', async () => {
  const { show } = open([], {
    answers: {
      listOffers: () => {
        throw new Refused('player.self-excluded', { until: '2027-05-21T10:00:00Z' });
      },
    },
  });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/excluded/);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('shows collected rewards, but no offers, to suspended players', async () => {
  await open([offerOf(dailyRules())], { me: playerOf({ status: 'SUSPENDED' }) }).show();
  expect(await screen.findByText('No rewards yet')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your offers' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('collects the reward of a code', async () => {
  const { server, show } = open([offerOf(dailyRules('ADVENT'), { name: 'Advent coins' })]);
  await show();
  await enter('');
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  await enter('ADVENT ');
  expect(await screen.findByText('You collected 50.00 GLD from Advent coins.')).toBeInTheDocument();
  expect(server.asked).toMatchObject([{ code: 'ADVENT' }]);
  expect(screen.getByLabelText('Code')).toHaveValue('');
  const table = within(await screen.findByRole('table', { name: 'Collected rewards' }));
  // The reward, and what was added to the balance.
  expect(table.getAllByText('50.00 GLD')).toHaveLength(2);
});

test('shows the refusal of a code beside it and keeps what was typed', async () => {
  await open([]).show();
  await enter('WRONG');
  expect(await screen.findByRole('alert')).toHaveTextContent('This promotion does not exist');
  expect(screen.getByLabelText('Code')).toHaveValue('WRONG');
});

test('shows rewards in progress and gives one up after a confirmation', async () => {
  let claims = [
    claimOf({ progress: { maxBet: '500', maxWin: '9000' } }),
    claimOf({
      ...{ id: 'free', name: 'Amber rounds', type: 'FREE_ROUNDS', amount: '0' },
      progress: {
        ...{ purse: '0', freeRounds: { gameId: 'amber', bet: '100', left: 7 } },
        steps: [{ unit: 'FREE_ROUNDS', done: '3', target: '10' }],
      },
    }),
  ];
  const forfeited: unknown[] = [];
  const { show } = open([], {
    answers: {
      listBrandGames: () => [{ id: 'amber', title: 'Amber' }],
      listClaims: () => ({ items: claims, nextToken: null }),
      forfeitClaim: ({ input }: Record<string, unknown>) => {
        forfeited.push(input);
        claims = [];
        return { id: 'free' };
      },
    },
  });
  await show();
  const card = within(await screen.findByRole('article', { name: 'Harbour coins' }));
  expect(card.getByText('200.00 of 500.00 GLD wagered')).toBeInTheDocument();
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
  expect(card.getByText(/Bets above 5.00 GLD do not count. At most 90.00 GLD/)).toBeInTheDocument();
  const free = within(screen.getByRole('article', { name: 'Amber rounds' }));
  expect(await free.findByRole('link', { name: 'Amber' })).toHaveAttribute(
    'href',
    expect.stringContaining('amber'),
  );
  expect(free.getByText('3 of 10 free rounds played')).toBeInTheDocument();
  await userEvent.click(free.getByRole('button', { name: 'Give up Amber rounds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up Amber rounds?' }));
  expect(dialog.getByText(/its 7 free rounds/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('You gave up Amber rounds.')).toBeInTheDocument();
  expect(forfeited).toMatchObject([{ claimId: 'free' }]);
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

test('shows in the terms which games count in part towards the wagering', async () => {
  const rules = dailyRules();
  const wagering = { ...rules.wagering, multiple: 10, gameWeights: [{ gameId: 'amber', weightX100: 50 }] };
  const { show } = open([offerOf({ ...rules, wagering })], {
    answers: { listBrandGames: () => [{ id: 'amber', title: 'Amber' }] },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Terms of Daily coins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily coins' }));
  expect(await dialog.findByText('Amber counts 50%')).toBeInTheDocument();
});

test('verifies a draw once its server seed is revealed', async () => {
  const { server, show } = open([offerOf(wheelRules())]);
  server.answers.claimPromotion({ input: { brandId: '', promotionId: 'Wheel', requestId: '1' } });
  await show();
  const openDetails = async () => userEvent.click(await screen.findByRole('button', { name: 'Wheel' }));
  await openDetails();
  expect(
    await screen.findByText(/The server seed is secret until you change your seeds/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change seeds' })).toBeInTheDocument();
  cleanup();
  server.reveal();
  await show();
  await openDetails();
  expect(await screen.findByText('Verified: all values match.')).toBeInTheDocument();
});
