import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { createBrandRules, updateBrandRules } from './brand-rules';
import { imagePrefix } from '../uploads';

const theme = { primary: '#0b5fff', surface: '#0b1020', accent: '#f4d35e' };
const brand = { casinoId: 'x', slug: 'harbour-one', name: 'Harbour One', theme };
const codesOf = (rules: v.GenericSchema, value: unknown) =>
  (v.safeParse(rules, value).issues ?? []).map(
    (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''} ${issue.message}`,
  );

describe('a brand', () => {
  test('requires only a slug, a name and colours', () => {
    expect(v.parse(createBrandRules, brand)).toEqual(brand);
  });

  test.each([
    [{ slug: 'Harbour' }, 'slug character:H'],
    [{ slug: 'ab' }, 'slug min-length:3'],
    [{ name: 'x' }, 'name min-length:2'],
    [{ tagline: 'x'.repeat(301) }, 'tagline max-length:300'],
    [{ logoKey: 'elsewhere/logo.webp' }, 'logoKey format'],
    [{ theme: { ...theme, primary: 'blue' } }, 'theme.primary colour'],
    [{ theme: { ...theme, accent: '#7a7a7a' } }, 'theme.accent contrast'],
  ])('refuses %j', (change, code) => {
    expect(codesOf(createBrandRules, { ...brand, ...change })).toEqual([code]);
  });

  test('accepts a logo from the image library', () => {
    expect(v.is(createBrandRules, { ...brand, logoKey: `${imagePrefix}someone/logo.webp` })).toBe(true);
  });

  test('keeps omitted fields, and features a game once', () => {
    const change = { id: 'x', expectedVersion: 1 };
    expect(v.is(updateBrandRules, change)).toBe(true);
    expect(codesOf(updateBrandRules, { ...change, theme: null })).toHaveLength(1);
    expect(codesOf(updateBrandRules, { ...change, featuredGameIds: ['a', 'a'] })).toEqual([
      'featuredGameIds choose',
    ]);
    const many = Array.from({ length: 21 }, (_, at) => `game-${at}`);
    expect(codesOf(updateBrandRules, { ...change, featuredGameIds: many })).toEqual([
      'featuredGameIds length',
    ]);
  });

  test.each([
    [{ realityCheckMinutes: 14 }, 'realityCheckMinutes range:from 15 to 60'],
    [{ realityCheckMinutes: 61 }, 'realityCheckMinutes range:from 15 to 60'],
    [{ sessionMaxMinutes: 481 }, 'sessionMaxMinutes range:from 15 to 480'],
    [{ dailyLossLimit: 0 }, 'dailyLossLimit range:from 1 to 1,000,000,000'],
    [{ dailyLossLimit: 1.5 }, 'dailyLossLimit integer'],
  ])('rejects the play rules %j', (change, code) => {
    const play = { realityCheckMinutes: 30, sessionMaxMinutes: 120 };
    const responsiblePlay = { ...play, ...change };
    expect(codesOf(createBrandRules, { ...brand, responsiblePlay })).toEqual([`responsiblePlay.${code}`]);
  });
});
