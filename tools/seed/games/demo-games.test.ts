import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { createGameRules } from '#domain/games/game-rules';
import { promisedFeatures } from '#domain/games/promised-features';
import { createGameVersionRules } from '#domain/games/game-version-rules';
import { stateFrom } from '@novalink/engine/lab';
import { bothEngines } from '@novalink/engine/testing';
import { exactModel, knownRtp } from '@novalink/engine/exact';
import { type MathModel, modelHash, validateModel } from '@novalink/engine';
import { imagePrefix } from '#domain/uploads';
import { deep } from '#test/support/deep';
import { demoGames } from './demo-games';
import { percent } from './rules-text';

const art = path.join(import.meta.dirname, '..', 'art');
const key = (file: string) => `${imagePrefix}eu-west-1:demo/${path.basename(file)}`;

function figuresOf(model: MathModel) {
  const { rtp, volatility, largestWin, spread } = exactModel(model).metrics;
  return {
    ...{ rtp: knownRtp(rtp), volatility, maxWinX: spread?.maxWinX, spinHit: spread?.spinHit },
    isWonOften: (largestWin?.atLeast[0] ?? 0) >= 1e-7,
  };
}

/** The figures of two models that take seconds, by the hash of the model. Deep runs compute them again. */
const known: Readonly<Record<string, ReturnType<typeof figuresOf>>> = {
  // aurora-veil
  '1e4fd05d4c1065ee7623fb5b9bb8f3cbbd7d7ed37c120b7bee8eb8f9f59820af': {
    ...{ rtp: '0.956146', volatility: 'HIGH', maxWinX: 1000, spinHit: '0.2917551852' },
    isWonOften: true,
  },
  // pearl-current
  '0275d5817c335ded63b4064df8a1a99e3fc7bb49b3b3c95d8c0102cb0e5de0bd': {
    ...{ rtp: '0.961503', volatility: 'MEDIUM', maxWinX: 700, spinHit: '0.4894762274' },
    isWonOften: true,
  },
};

const proved = demoGames.map((game) => {
  const { mathModel } = game.version;
  return { ...game, exact: known[modelHash(mathModel)] ?? figuresOf(mathModel) };
});

test('the figures that are not computed are those of games', () => {
  const models = demoGames.map(({ version }) => version.mathModel);
  const hashes = models.map(modelHash);
  expect(Object.keys(known).filter((hash) => !hashes.includes(hash))).toEqual([]);
  const computed = deep(
    [],
    models.filter((model) => modelHash(model) in known),
  );
  expect(computed.map((model) => [modelHash(model), figuresOf(model)])).toEqual(
    deep([], Object.entries(known)),
  );
});

test('there are at least eight games of three providers, no two with the same code', () => {
  expect(demoGames.length).toBeGreaterThanOrEqual(8);
  expect(new Set(demoGames.map(({ providerCompany }) => providerCompany)).size).toBe(3);
  expect(new Set(demoGames.map(({ code }) => code)).size).toBe(demoGames.length);
});

test('there are games of low, medium and high volatility, on lines, in ways and with neither', () => {
  const volatilities = proved.map(({ exact }) => exact.volatility);
  expect(new Set(volatilities)).toEqual(new Set(['LOW', 'MEDIUM', 'HIGH']));
  const kinds = demoGames.map(({ version }) => version.mathModel.evaluation.kind);
  expect(new Set(kinds)).toEqual(new Set(['LINES', 'WAYS', 'SCATTER_ONLY']));
});

test.each(demoGames.map((game) => [game.code, game] as const))(
  'the rules of %s promise no feature that its model lacks',
  (_code, { version: { rulesText, mathModel } }) => {
    expect(promisedFeatures(rulesText, mathModel)).toEqual([]);
  },
);

describe.each(proved.map((game) => [game.code, game] as const))('%s', (_code, game) => {
  const { version, symbols, exact } = game;
  const { mathModel: model } = version;

  test('matches the schema', () => {
    const { code, title, type, description, tags, languages, restrictedCountries } = game;
    const thumbnailKey = key(game.thumbnail);
    const images = game.images.map(key);
    const created = { companyId: 'company', code, title, type, description, tags, languages, thumbnailKey };
    expect(v.safeParse(createGameRules, { ...created, images, restrictedCountries }).issues).toBeUndefined();
    const gameSymbols = symbols.map(({ symbol, name, file }) => ({ symbol, name, imageKey: key(file) }));
    const mathModel = JSON.stringify(model);
    const first = { ...version, gameId: 'game', mathModel, symbols: gameSymbols };
    expect(v.safeParse(createGameVersionRules, first).issues).toBeUndefined();
  });

  test('has a valid model that matches its declaration exactly', () => {
    expect(validateModel(JSON.parse(JSON.stringify(model)))).toEqual({ model });
    expect(exact.rtp).toBe(version.declaredRtp);
    expect(exact.maxWinX).toBe(version.declaredMaxWinX);
    expect(Number(exact.spinHit)).toBeGreaterThanOrEqual(0.05);
    expect(exact.isWonOften).toBe(true);
  });

  test('is simulated with the results of live play', () => {
    const state = stateFrom(Uint8Array.from({ length: 16 }, (_, index) => 1 + index));
    for (const [fast, plain] of bothEngines(model, 500, state)) expect(fast).toEqual(plain);
  });

  test('has bets that are multiples of its cost', () => {
    const cost = model.modes[0]?.cost ?? 0;
    expect(version.betLevels[0]).toBe(cost);
    expect(version.betLevels.filter((level) => level % cost !== 0)).toEqual([]);
  });

  test('gives every symbol one name and one image', () => {
    expect(symbols.map(({ symbol }) => symbol).sort()).toEqual(model.symbols.map(({ id }) => id).sort());
    expect(new Set(symbols.map(({ name }) => name)).size).toBe(symbols.length);
    expect(new Set(symbols.map(({ file }) => file)).size).toBe(symbols.length);
  });

  test('has images with correct dimensions and small files', () => {
    expect(webp(game.thumbnail)).toEqual({ width: 640, height: 480 });
    expect(bytesOf(game.thumbnail)).toBeLessThanOrEqual(40_000);
    expect(game.images.map(webp)).toEqual([
      { width: 1280, height: 480 },
      { width: 1280, height: 800 },
    ]);
    for (const image of game.images) {
      expect(bytesOf(image)).toBeLessThanOrEqual(60_000);
    }
    for (const { file } of symbols) {
      expect(webp(file)).toEqual({ width: 224, height: 224 });
      expect(bytesOf(file)).toBeLessThanOrEqual(12_000);
    }
  });

  test('states RTP, largest win and features in its rules', () => {
    const { rulesText } = version;
    expect(rulesText).toContain(`(RTP). ${percent(exact.rtp ?? '')} %`);
    expect(rulesText).toContain(`LARGEST WIN. ${exact.maxWinX?.toLocaleString('en') ?? ''} times the bet`);
    expect(rulesText).toContain('Practice coins have no value.');
    const nameOf = (id: string) => symbols.find(({ symbol }) => symbol === id)?.name ?? 'nobody';
    for (const { id } of model.symbols.filter(({ wild }) => wild))
      expect(rulesText).toContain(`WILD. ${nameOf(id)}`);
    for (const { multiplier, maxSpins, retrigger } of model.features ?? []) {
      expect(rulesText).toContain(`multiply every win by ${multiplier}`);
      expect(rulesText.includes(`up to ${maxSpins} free spins`)).toBe(retrigger);
    }
    for (const { trigger } of model.fixedPrizes ?? []) expect(rulesText).toContain(nameOf(trigger.lineOf));
  });
});

test('the folder contains only these images, at most 1.7 MB', () => {
  const named = demoGames.flatMap(({ thumbnail, images, symbols }) => [
    thumbnail,
    ...images,
    ...symbols.map(({ file }) => file),
  ]);
  const files = readdirSync(art, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${path.basename(entry.parentPath)}/${entry.name}`);
  expect(files.sort()).toEqual(named.sort());
  expect(named.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(1_700_000);
});

function bytesOf(file: string): number {
  return statSync(path.join(art, file)).size;
}

/**
 * The width and height in the header of a WebP file:
 * https://developers.google.com/speed/webp/docs/riff_container
 */
function webp(file: string): { width: number; height: number } {
  const bytes = readFileSync(path.join(art, file));
  const text = (from: number) => bytes.toString('latin1', from, from + 4);
  expect([text(0), text(8)]).toEqual(['RIFF', 'WEBP']);
  if (text(12) === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
