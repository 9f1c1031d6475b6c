import { expect, test } from '@jest/globals';
import { drawFrom, stateFrom } from '@novalink/engine/lab';
import { playRound } from '@novalink/engine';
import { sha256, utf8 } from '@novalink/engine/hash';
import { demoBrands, type PlayedDemoBrand, welcome } from '../demo-brand';
import { demoCompanies } from '../demo-companies';
import { demoGames } from '../games/demo-games';
import { demoPlayers, emailOf, isToDemoPlayer } from './demo-players';
import { pastPromotions } from './past-promotions';
import { pastTournaments } from './past-tournaments';
import { visitsOfBrand } from './play-history';
import type { Visit } from './plan-visits';
import { profileOf } from './profile-players';

const days = 90;
const plans = demoBrands.map((brand) => visitsOfBrand(brand, days));
const plan = plans.flat();
const visits = plan.flat();
const [main = []] = plans;

test('returns the same plan each time', () => {
  expect(demoBrands.map((brand) => visitsOfBrand(brand, days))).toEqual(plans);
});

test('every player visits at most once a day, in the order of the days', () => {
  expect(plan.every((ofPlayer) => ofPlayer.length > 0)).toBe(true);
  for (const ofPlayer of plan)
    expect(ofPlayer.every(({ day }, at) => at === 0 || day > (ofPlayer[at - 1]?.day ?? 0))).toBe(true);
});

test('every visit lies within the history, ends on its day and uses an existing game and coin', () => {
  for (const [index, { coinTypes }] of demoBrands.entries())
    for (const { day, minute, game, coin, bet, rounds } of (plans[index] ?? []).flat()) {
      expect([day >= 0 && day < days, game < demoGames.length]).toEqual([true, true]);
      expect(coinTypes[coin]?.kind).toBe('PLAY');
      expect(minute + rounds).toBeLessThan(24 * 60);
      expect(bet >= 0 && bet < 1).toBe(true);
    }
});

test('every game and coin is played, and nearly every day has visits', () => {
  expect(new Set(visits.map(({ game }) => game)).size).toBe(demoGames.length);
  expect(new Set(main.flat().map(({ coin }) => coin)).size).toBe(2);
  expect(new Set(visits.map(({ day }) => day)).size).toBeGreaterThanOrEqual(85);
});

test('players join from the first day, and some leave', () => {
  const joined = plan.map(([first]) => first?.day ?? 0);
  expect(joined.filter((day) => day === 0).length).toBeGreaterThanOrEqual(150);
  expect(Math.max(...joined)).toBeGreaterThan(60);
  expect(plan.some((ofPlayer) => (ofPlayer.at(-1)?.day ?? 0) < 60)).toBe(true);
});

test('all players visit in a history of some days', () => {
  for (const brand of demoBrands)
    expect(visitsOfBrand(brand, 4).map(([first]) => first?.day)).toEqual(Array(brand.players).fill(0));
});

test('every player has a unique e-mail address that is recognized in log lines', () => {
  const emails = demoPlayers.map(emailOf);
  expect(new Set(emails).size).toBe(demoPlayers.length);
  expect(emails.filter((email) => !/^[a-z]+\.[a-z]+@novalink\.test$/.test(email))).toEqual([]);
  expect(isToDemoPlayer(`Mail to ${emails[3]}: Your NovaLink code – code 123456`)).toBe(true);
  expect(isToDemoPlayer('Mail to ada@example.com: Your NovaLink code – code 123456')).toBe(false);
});

test('three casinos of two operators have two brands each', () => {
  const casinos = demoBrands.map(({ casino }) => casino.name);
  expect([...new Set(casinos)].map((name) => casinos.filter((one) => one === name).length)).toEqual([
    2, 2, 2,
  ]);
  expect(new Set(demoBrands.map(({ brand }) => brand.slug)).size).toBe(6);
  const owners = demoCompanies.filter(({ becomes }) => becomes === 'APPROVED').map(({ owner }) => owner);
  expect(new Set(demoBrands.map(({ operator }) => operator)).size).toBe(2);
  for (const { operator, featured } of demoBrands) {
    expect(owners).toContain(operator);
    expect(featured.filter((code) => !demoGames.some((game) => game.code === code))).toEqual([]);
  }
});

test('200 players have several tiers, tags, countries and statuses', () => {
  expect(demoPlayers).toHaveLength(200);
  expect(demoBrands.map((_, index) => demoPlayers.filter(({ brand }) => brand === index).length)).toEqual(
    demoBrands.map(({ players }) => players),
  );
  const profiles = plan.map((ofPlayer, at) => profileOf(at, ofPlayer.length));
  for (const tier of [0, 1, 2, 3, 4])
    expect(profiles.filter((profile) => profile.tier === tier).length).toBeGreaterThanOrEqual(5);
  expect(new Set(profiles.flatMap(({ tags }) => tags)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(demoPlayers.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20);
  expect(profiles.filter(({ suspended }) => suspended !== undefined).length).toBeGreaterThanOrEqual(3);
  expect(profiles.filter(({ excludesSelf }) => excludesSelf).length).toBeGreaterThanOrEqual(3);
});

test('tournaments and promotions run in each of the three months', () => {
  for (const events of [pastTournaments.flat(), pastPromotions.flat()])
    for (const [from, to] of [
      [-90, -60],
      [-60, -30],
      [-30, 0],
    ] as const)
      expect(events.filter(({ startDay }) => startDay >= from && startDay < to).length).toBeGreaterThan(0);
});

test('every tournament has at least five players who visit with its coin', () => {
  for (const [index, tournaments] of pastTournaments.entries())
    for (const { name, startDay, endDay } of tournaments) {
      const players = (plans[index] ?? []).filter((ofPlayer) =>
        ofPlayer.some(({ day, coin }) => coin === 0 && day - days >= startDay && day - days < endDay),
      );
      expect([name, players.length >= 5]).toEqual([name, true]);
    }
});

test('turnover is about twenty times the coins that players are given, and NGR is positive on most days', () => {
  const played = demoBrands.map((brand, index) => playedFigures(brand, plans[index] ?? []));
  const sum = (of: (figures: Figures) => number) => played.reduce((total, figures) => total + of(figures), 0);
  const ratio = sum(({ turnover }) => turnover) / sum(({ granted }) => granted);
  expect(ratio).toBeGreaterThan(15);
  expect(ratio).toBeLessThan(26);
  expect(sum(({ rounds }) => rounds)).toBeLessThan(5500);
  const ngr = Array.from({ length: days }, (_, day) => sum((figures) => figures.ngr[day] ?? 0));
  expect(ngr.slice(1).filter((amount) => amount > 0).length).toBeGreaterThan(days / 2);
});

interface Figures {
  readonly turnover: number;
  readonly granted: number;
  readonly rounds: number;
  readonly ngr: readonly number[];
}

/**
 * Plays the plan of a brand with its main coin, in whole coins, with the same draws each time. The opening day is not counted:
 * its welcome coins are what players bet with afterwards.
 */
function playedFigures(
  { brand, coinTypes }: PlayedDemoBrand,
  ofBrand: readonly (readonly Visit[])[],
): Figures {
  const draw = drawFrom(stateFrom(sha256(utf8(brand.slug)).slice(0, 16)));
  const daily = Number(coinTypes[0]?.dailyGrant) / 100;
  expect(daily >= 25 && daily <= 50).toBe(true);
  const ngr = Array<number>(days).fill(0);
  let [turnover, granted, rounds] = [0, 0, 0];
  const add = (day: number, amount: number) => (ngr[day] = (ngr[day] ?? 0) + amount);
  for (const [player, ofPlayer] of ofBrand.entries()) {
    const joined = ofPlayer[0]?.day ?? 0;
    let balance = Number(joined === 0 ? welcome.opening : welcome.regular) / 100;
    if (joined > 0) {
      granted += balance;
      add(joined, -balance);
    }
    for (const { day, game, coin, bet: relative, rounds: planned, takesPackage } of ofPlayer) {
      const given = daily + (takesPackage ? 40 : 0);
      balance += given;
      if (day > 0) granted += given;
      add(day, -given);
      const version = demoGames[game]?.version;
      const mode = version?.mathModel.modes[0];
      if (!version || !mode) throw new Error(`Player ${player} visits a game that does not exist.`);
      const bet = version.betLevels[Math.floor(relative * version.betLevels.length)] ?? 0;
      for (let round = 0; coin === 0 && round < planned && balance >= bet; round += 1) {
        const { credits } = playRound(version.mathModel, mode.id, draw);
        const win = (credits * bet) / mode.cost;
        balance += win - bet;
        add(day, bet - win);
        if (day > 0) turnover += bet;
        rounds += 1;
      }
    }
  }
  return { turnover, granted, rounds, ngr };
}
