import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { createGameRules, updateGameRules } from './game-rules';
import { createGameVersionRules, updateGameVersionRules } from './game-version-rules';
import { imagePrefix } from '../uploads';

const game = { companyId: 'x', code: 'lantern-bay', title: 'Lantern Bay', type: 'SLOT' };
const acceptsGame = (change: object) => v.is(createGameRules, { ...game, ...change });
const image = `${imagePrefix}someone/one.webp`;

describe('a game', () => {
  test('requires only a code, a title and a kind', () => {
    expect(acceptsGame({})).toBe(true);
  });

  test.each([
    ['images of the library', { thumbnailKey: image, images: [image] }],
    ['English among its languages', { languages: ['mt', 'en'] }],
    ['countries', { restrictedCountries: ['MT', 'DE'] }],
  ])('accepts %s', (_what, change) => {
    expect(acceptsGame(change)).toBe(true);
  });

  test.each([
    ['a code in capitals', { code: 'Lantern' }],
    ['a short code', { code: 'ab' }],
    ['a blank title', { title: ' ' }],
    ['an image from elsewhere', { thumbnailKey: 'elsewhere/one.webp' }],
    ['eleven tags', { tags: Array(11).fill('sea') }],
    ['languages without English', { languages: ['mt'] }],
    ['a country that is none', { restrictedCountries: ['XX'] }],
    ['a kind that is none', { type: 'POKER' }],
    ['a status of its own', { status: 'LIVE' }],
  ])('rejects %s', (_what, change) => {
    expect(acceptsGame(change)).toBe(false);
  });

  test('keeps its title, which cannot be cleared', () => {
    const update = { id: 'x', expectedVersion: 1 };
    expect(v.is(updateGameRules, update)).toBe(true);
    expect(v.is(updateGameRules, { ...update, description: null, tags: null })).toBe(true);
    expect(v.is(updateGameRules, { ...update, title: null })).toBe(false);
  });
});

describe('a version', () => {
  const version = {
    gameId: 'x',
    semver: '1.0.0',
    mathModel: '{}',
    declaredRtp: '0.9625',
    declaredMaxWinX: 500,
    betLevels: [20, 40],
    rulesText: 'Returns 96.25 %.',
    symbols: [{ symbol: 'A', name: 'Anchor', imageKey: image }],
  };
  const accepts = (change: object) => v.is(createGameVersionRules, { ...version, ...change });

  test.each([
    {},
    { declaredRtp: '1' },
    { declaredRtp: '0.50' },
    { semver: '10.20.30' },
    { betLevels: [1] },
    // A draft may wait for its rules; its submission may not.
    { rulesText: null },
  ])('accepts %j', (change) => {
    expect(accepts(change)).toBe(true);
  });

  test.each([
    { declaredRtp: '0.4999' },
    { declaredRtp: '1.000001' },
    { declaredRtp: '0.9625251' },
    { declaredRtp: '96 %' },
    { semver: '1.0' },
    { semver: '01.0.0' },
    { semver: '1.0.0-beta' },
    { betLevels: [] },
    { betLevels: [40, 20] },
    { betLevels: [20, 20] },
    { betLevels: [0] },
    { betLevels: [1.5] },
    { symbols: [{ symbol: 'A', name: '' }] },
    { symbols: [{ symbol: 'A', name: 'Anchor', imageKey: 'elsewhere.png' }] },
    { mathModel: '' },
    { status: 'LIVE' },
  ])('rejects %j', (change) => {
    expect(accepts(change)).toBe(false);
  });

  test('keeps fields that an update omits', () => {
    const update = { gameId: 'x', id: 'y', expectedVersion: 1 };
    expect(v.is(updateGameVersionRules, update)).toBe(true);
    expect(v.is(updateGameVersionRules, { ...update, changelog: null, rulesText: null })).toBe(true);
    expect(v.is(updateGameVersionRules, { ...update, declaredRtp: null })).toBe(false);
  });
});
