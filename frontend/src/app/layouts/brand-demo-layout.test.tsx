import { afterEach, describe, expect, test } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { brandId, brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { BrandDemoLayout } from './brand-demo-layout';

const Page = () => (
  <BrandDemoLayout>
    <h1>A page of the brand</h1>
  </BrandDemoLayout>
);

const open = async (brand: ShownBrand, { groups = ['PROVIDERS'], asked = brandId, search = '' } = {}) => {
  const fake = fakePlatform(brandServer(brand).answers);
  await fake.arrive('maria@novalink.test', groups);
  openPage(Page, fake.platform, `/operator/brand/${asked}/Coins${search}`, '/operator/brand/:brandId/Coins');
};

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Aurora' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

describe('the brand’s frame', () => {
  test('shows the brand’s name, its pages and the user’s balance', async () => {
    await open(brandOf({ me: playerOf() }));
    expect(await links()).toEqual(['Lobby', 'Tournaments', 'Coins', 'Account']);
    expect(screen.getByRole('link', { name: 'Coins', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your balance: 1,000.00 GLD' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to NovaLink' })).toHaveAttribute('href', '/provider');
    expect(screen.getByRole('heading', { name: 'A page of the brand' })).toBeInTheDocument();
  });

  test('shows the balance of the coin in the address', async () => {
    const [gold] = brandOf().coinTypes;
    const coinTypes = gold ? [gold, { ...gold, code: 'SLV', decimals: 0 }] : [];
    await open(brandOf({ coinTypes, me: playerOf() }), { search: '?coin=slv' });
    expect(await screen.findByRole('link', { name: 'Your balance: 0 SLV' })).toBeInTheDocument();
  });

  test.each([
    ['an admin of the platform', brandOf(), ['ADMINS']],
    ['the owner', brandOf({ owner: 'maria@novalink.test' }), ['OPERATORS']],
    ['an admin of the brand', brandOf({ me: playerOf({ level: 'ADMIN' }) }), ['PROVIDERS']],
  ])('shows the link to the players: %s', async (_who, brand, groups) => {
    await open(brand, { groups });
    expect(await links()).toContain('Players');
  });

  test('does not repeat a casino name that equals the brand name', async () => {
    await open(brandOf({ casinoName: 'Aurora' }));
    await links();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Aurora is operated by Aurora Operations, on NovaLink.',
    );
  });

  test('states that coins have no value, the minimum age and where to get help', async () => {
    await open(brandOf());
    await links();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Demo – no licence, coins have no value');
    expect(footer).toHaveTextContent('Minimum age: 21 years.');
    expect(footer).toHaveTextContent('operated by Aurora Operations as part of Northern Halls, on NovaLink');
    expect(within(footer).getByRole('link', { name: /limits and self-exclusion/i })).toHaveAttribute(
      'href',
      `/operator/brand/${brandId}/Account#limits`,
    );
  });

  test('shows only the link back for a brand that is not open', async () => {
    await open(brandOf(), { asked: '01KAJ3ZV8N4Q6T9XWCB2R5M7YZ' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This casino is not open');
    expect(screen.queryByText('A page of the brand')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Aurora' })).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('18+');
  });
});

describe('the brand’s colours', () => {
  const surface = () => document.documentElement.style.getPropertyValue('--nl-surface');

  test('apply to its pages only', async () => {
    localStorage.setItem('novalink.theme', 'dark');
    await open(brandOf({ theme: { primary: '#7c3aed', surface: '#fff7e6', accent: '#b45309' } }));
    await links();
    expect(document.documentElement.dataset.theme).toBe('casino');
    expect(surface()).toBe('#fff7e6');
    cleanup();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(surface()).toBe('');
    localStorage.clear();
  });

  test('fall back to the casino theme if they are invalid', async () => {
    await open(brandOf({ theme: { primary: 'red', surface: 'url(x)', accent: '' } }));
    await links();
    expect(document.documentElement.dataset.theme).toBe('casino');
    expect(surface()).toBe('');
  });
});
