import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CreatePromotionInput, UpdatePromotionInput } from '#domain/generated/types';
import { brandOf, brandServer } from '../../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../../parts/brand/testing/open-brand-page';
import { fakePlatform } from '../../../platform/fake-platform';
import { EditPromotionPage } from '../editor/edit-promotion-page';
import { NewPromotionPage } from '../editor/new-promotion-page';
import type { ShownPromotion } from '../list-promotions';
import { promotionId } from './promotion-of';

export const gameId = '01KAJ3ZV8N4Q6T9XWCB2R5M7GA';

/** Opens the form of a new promotion of a type, or the choice of types. */
export const openForm = async (type = '', answer: () => { id: string } = () => ({ id: promotionId })) => {
  const asked: CreatePromotionInput[] = [];
  const fake = fakePlatform({
    ...brandServer(brandOf({ gameIds: [gameId] })).answers,
    listBrandGames: () => [
      { id: gameId, title: 'Amber', live: { rtp: '0.950000', maxWinX: 500, betLevels: [1, 5] } },
    ],
    createPromotion: ({ input }: Record<string, unknown>) => {
      asked.push(input as CreatePromotionInput);
      return answer();
    },
  });
  const search = type === '' ? '' : `?type=${type}`;
  const page = await openBrandPage(NewPromotionPage, fake, {
    ...{ page: '/Promotions/new', search, groups: ['ADMINS'] },
  });
  if (type !== '') await screen.findByLabelText('Name');
  return { asked, page, sent: () => asked.map(({ rules }) => JSON.parse(rules) as Record<string, unknown>) };
};

/** Enters a text as one change, because each key would render the form. */
export const type = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
/** Fills the fields that every promotion with coins has. */
export const fillCommon = async () => {
  await type('Name', 'Advent');
  await type('Budget', '5000');
  await type('Full terms', 'One for each player.');
};
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Create draft' }));

/** Opens the editor of a promotion. Returns the requests that it sends. */
export const openEditor = async (promotion: ShownPromotion) => {
  const asked: UpdatePromotionInput[] = [];
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    listBrandGames: () => [],
    getPromotion: () => promotion,
    updatePromotion: ({ input }: Record<string, unknown>) => {
      asked.push(input as UpdatePromotionInput);
      return { id: promotionId };
    },
  });
  await openBrandPage(EditPromotionPage, fake, {
    ...{ page: `/Promotions/${promotionId}/edit`, pattern: '/Promotions/:promotionId/edit' },
    groups: ['ADMINS'],
  });
  return asked;
};
