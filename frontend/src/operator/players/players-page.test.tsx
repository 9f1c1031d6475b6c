import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ListedPlayer } from '../../parts/brand/list-players';
import { brandId, brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { openRow, rowOf, shownTitles, takeStep } from '../../parts/lists/testing/table-rows';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { PlayersPage } from './players-page';

const player = (displayName: string, changes: Partial<ListedPlayer> = {}): ListedPlayer => ({
  userId: `${displayName.toLowerCase()}@novalink.test`,
  displayName,
  level: 'PLAYER',
  owns: false,
  tier: 0,
  tags: [],
  country: 'DE',
  status: 'ACTIVE',
  statusReason: null,
  selfExcludedUntil: null,
  onBreak: false,
  version: 1,
  createdAt: '2026-11-20T10:00:00Z',
  ...changes,
});

interface ChangeInput {
  readonly userId: string;
  readonly expectedVersion: number;
}

/** Opens the players of a brand with a server that stores changes. It reads pages of two players and then filters them. */
const open = async (players: ListedPlayer[], search = '') => {
  const server = brandServer(brandOf());
  const change =
    (of: (input: never) => Partial<ListedPlayer>) =>
    ({ input }: Record<string, unknown>) => {
      const { userId, expectedVersion } = input as ChangeInput;
      const index = players.findIndex((one) => one.userId === userId);
      const found = players[index];
      if (!found) throw new Refused('player.missing');
      if (found.version !== expectedVersion) throw new Refused('player.stale');
      players[index] = { ...found, ...of(input as never), version: found.version + 1 };
      return players[index];
    };
  const fake = fakePlatform({
    ...server.answers,
    listBrandUsers: ({ level, status, name, tag, nextToken }) => {
      const begin = Number(nextToken ?? 0);
      const items = players
        .slice(begin, begin + 2)
        .filter((one) => level === undefined || one.level === level)
        .filter((one) => status === undefined || one.status === status)
        .filter((one) => tag === undefined || one.tags.includes(String(tag)))
        .filter((one) => one.displayName.toLowerCase().startsWith((name ?? '').toLowerCase()));
      return { items, nextToken: begin + 2 < players.length ? String(begin + 2) : null };
    },
    getBrandUser: ({ userId }) => {
      const found = players.find((one) => one.userId === userId);
      return found
        ? { ...found, balances: [{ coin: 'GLD', purse: 'MAIN', amount: '12345', seq: '0' }] }
        : null;
    },
    setBrandUserLevel: change(({ level }: { level: ListedPlayer['level'] }) => ({ level })),
    setBrandUserTags: change(({ tags }: { tags: string[] }) => ({ tags })),
    setBrandUserTier: change(({ tier }: { tier: number }) => ({ tier })),
    suspendBrandUser: change(({ reason }: { reason: string }) => ({
      status: 'SUSPENDED',
      statusReason: reason,
    })),
    reinstateBrandUser: change(() => ({ status: 'ACTIVE', statusReason: null })),
  });
  return openBrandPage(PlayersPage, fake, { page: '/UserManagement', groups: ['ADMINS'], search });
};

describe('finding players', () => {
  const everybody = () => [
    player('Anna'),
    player('Boris', { level: 'SUPPORT' }),
    player('Carla', { status: 'SUSPENDED', statusReason: 'Two accounts.' }),
    player('Aron', { level: 'SUPPORT', status: 'SUSPENDED' }),
  ];

  test('filters by level, status and name, and keeps the filters in the address', async () => {
    const page = await open(everybody());
    await waitFor(() => expect(shownTitles()).toEqual(['Anna', 'Boris', 'Carla', 'Aron']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Support');
    await waitFor(() => expect(shownTitles()).toEqual(['Boris', 'Aron']));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended');
    await waitFor(() => expect(shownTitles()).toEqual(['Aron']));
    await userEvent.type(screen.getByLabelText('Name contains'), 'AR{Enter}');
    await waitFor(() =>
      expect(page.here()).toBe(
        `/operator/brand/${brandId}/UserManagement?level=SUPPORT&status=SUSPENDED&name=AR`,
      ),
    );
    expect(shownTitles()).toEqual(['Aron']);
  });

  test('filters by a tag, and keeps offering the tags that were shown before', async () => {
    const page = await open([
      player('Anna', { tags: ['vip'] }),
      player('Boris', { tags: ['beta'] }),
      player('Carla'),
    ]);
    const field = await screen.findByRole('combobox', { name: 'Tag' });
    await userEvent.selectOptions(field, 'vip');
    await waitFor(() => expect(shownTitles()).toEqual(['Anna']));
    expect(page.here()).toContain('?tag=vip');
    const offered = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['All tags', 'beta', 'vip']);
  });

  test('offers no tags if no player has one', async () => {
    await open([player('Anna')]);
    await waitFor(() => expect(shownTitles()).toEqual(['Anna']));
    expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
  });

  test('offers to clear filters that match nobody', async () => {
    await open(everybody(), '?name=zoe&level=KING');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all players' }));
    await waitFor(() => expect(shownTitles()).toHaveLength(4));
  });
});

describe('changing a player', () => {
  test('saves level and tier immediately', async () => {
    await open([player('Anna')]);
    const anna = await openRow('Anna');
    await userEvent.selectOptions(anna.getByLabelText('Level of Anna'), 'Admin');
    expect(await anna.findByText('Admin', { selector: 'span' })).toBeInTheDocument();
    await userEvent.selectOptions(anna.getByLabelText('Tier of Anna'), '7');
    expect(await anna.findByText('7', { selector: 'span' })).toBeInTheDocument();
  });

  const tagsOf = (name: string) => within(screen.getByRole('form', { name: `Tags of ${name}` }));
  const save = (form: ReturnType<typeof tagsOf>) =>
    userEvent.click(form.getByRole('button', { name: 'Save tags' }));

  test('adds tags with Enter or comma, removes them with a button, and saves them together', async () => {
    const players = [player('Anna', { tags: ['beta'] }), player('Boris')];
    await open(players);
    const anna = await openRow('Anna');
    await openRow('Boris');
    const form = tagsOf('Anna');
    const field = form.getByLabelText('Tags');
    expect(field).toHaveAccessibleDescription(/At most 10, each with 1–24 letters, digits and hyphens/);
    expect(form.getByRole('button', { name: 'Save tags' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, ' VIP{Enter}launch-2026,vip,');
    expect(form.getByText('launch-2026 added')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Remove beta' }));
    expect(field).toHaveFocus();
    expect(players[0]?.tags).toEqual(['beta']);
    await save(form);
    const chosen = await form.findByRole('list', { name: 'Chosen: Tags' });
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(players[0]).toMatchObject({ tags: ['vip', 'launch-2026'], version: 2 }));
    // The tag is in the column of the table and in the field.
    await waitFor(() => expect(anna.getAllByText('launch-2026')).toHaveLength(2));
    expect(players[1]).toMatchObject({ tags: [], version: 1 });
    await userEvent.type(field, '{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(players[0]).toMatchObject({ tags: [], version: 3 }));
  });

  test.each([
    ['very important', /“very important” is not a tag. Use 1–24 letters, digits and hyphens/],
    ['x'.repeat(25), /is not a tag/],
    [Array.from({ length: 11 }, (_, n) => `tag-${n}`).join(), /A player can have at most 10 tags/],
  ])('shows an error at the field for invalid tags: %s', async (typed, sentence) => {
    const players = [player('Anna')];
    await open(players);
    await openRow('Anna');
    const form = tagsOf('Anna');
    const field = form.getByLabelText('Tags');
    await userEvent.type(field, typed);
    await save(form);
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(players[0]?.version).toBe(1);
  });

  test('shows tags that another manager saved meanwhile', async () => {
    const players = [player('Anna')];
    await open(players);
    await openRow('Anna');
    const form = tagsOf('Anna');
    await userEvent.type(form.getByLabelText('Tags'), 'vip,');
    players[0] = player('Anna', { tags: ['launch'], version: 2 });
    await save(form);
    expect(await form.findByRole('button', { name: 'Remove launch' })).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Remove vip' })).not.toBeInTheDocument();
  });

  test('suspends a player with a reason, and ends the suspension', async () => {
    await open([player('Anna')]);
    const anna = await openRow('Anna');
    await takeStep('Anna', 'Suspend…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('This field is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason for the suspension'), 'Two accounts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await anna.findByText('Two accounts.')).toBeInTheDocument();
    await takeStep('Anna', 'Lift suspension');
    expect(await anna.findByText('Active')).toBeInTheDocument();
    expect(anna.queryByText('Two accounts.')).not.toBeInTheDocument();
  });

  test('shows a change that another user made meanwhile', async () => {
    const players = [player('Anna')];
    await open(players);
    const anna = await openRow('Anna');
    players[0] = player('Anna', { tier: 4, version: 2 });
    await userEvent.selectOptions(anna.getByLabelText('Tier of Anna'), '7');
    expect(await anna.findByText('4', { selector: 'span' })).toBeInTheDocument();
  });

  test('does not allow changes of oneself or of the level of the company’s owner', async () => {
    await open([player('Maria', { level: 'ADMIN' }), player('Olga', { level: 'ADMIN', owns: true })]);
    const maria = await openRow('Maria');
    expect(maria.getByText(/^This is you/)).toBeInTheDocument();
    expect(maria.queryByRole('combobox')).not.toBeInTheDocument();
    expect(maria.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
    const olga = await openRow('Olga');
    expect(olga.queryByLabelText('Level of Olga')).not.toBeInTheDocument();
    expect(olga.getByLabelText('Tier of Olga')).toBeInTheDocument();
  });

  test('does not allow to end the exclusion of a player', async () => {
    const excluded = { status: 'SELF_EXCLUDED', selfExcludedUntil: '2027-05-21T10:00:00Z' } as const;
    await open([player('Anna', excluded), player('Boris', { ...excluded, onBreak: true })]);
    expect((await rowOf('Boris')).getByText('On a break')).toBeInTheDocument();
    const anna = await rowOf('Anna');
    expect(anna.getByText('Self-excluded')).toBeInTheDocument();
    expect(anna.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });
});

test('shows balances and statement on request', async () => {
  await open([player('Anna')]);
  const anna = await openRow('Anna');
  expect(await anna.findByText('123.45 GLD')).toBeInTheDocument();
  expect(anna.getByRole('link', { name: 'Grant or deduct coins' })).toHaveAttribute(
    'href',
    `/operator/brand/${brandId}/Coins?player=anna@novalink.test#move`,
  );
});
