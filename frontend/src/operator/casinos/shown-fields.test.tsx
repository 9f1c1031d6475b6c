import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { brandFields } from '#domain/casinos/brand-fields';
import { casinoFields } from '#domain/casinos/casino-fields';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openCasinos } from './testing/casino-server';

const casino = { status: 'DRAFT', jurisdiction: 'MGA', walletMode: 'SEAMLESS' } as const;

test('the form shows every field of a casino that may change', async () => {
  await openCasinos('/operator/Casinos/01K?tab=details', { casino });
  await screen.findByRole('button', { name: 'Save casino' });
  expect(unshownFields(casinoFields, 'update')).toEqual([]);
});

test('the form shows every field of a new brand', async () => {
  await openCasinos('/operator/Casinos/01K/new-brand', { casino });
  await screen.findByRole('button', { name: 'Create brand' });
  expect(unshownFields(brandFields, 'create')).toEqual([]);
});

test('the form shows every field of a brand that may change', async () => {
  await openCasinos('/operator/Casinos/01K/brands/01B?tab=details', { casino, brand: {} });
  await screen.findByRole('button', { name: 'Save brand' });
  expect(unshownFields(brandFields, 'update')).toEqual([]);
});
