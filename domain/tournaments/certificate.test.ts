import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  certificateText,
  certifiedTournament,
  checkTournamentCertificate,
  readTournamentCertificate,
  type TournamentCertificate,
} from './certificate';
import { entryOf, games, playedRound, rulesWith } from './testing/tournament';
import { certificateId } from './certificate-ids';

const [ada, bob, eve] = ['A', 'B', 'E'].map((letter) => `01KAJ3ZV8N4Q6T9XWCB2R5M7E${letter}`) as [
  string,
  string,
  string,
];

const firstText = readFileSync('domain/tournaments/testing/certificate-1.json', 'utf8');
const certificate = certifiedTournament(
  rulesWith(),
  [
    { entry: entryOf(bob), rounds: [playedRound(2, 300), playedRound(1, 100)] },
    { entry: entryOf(ada), rounds: [playedRound(7, 450, { gameId: games.birch })] },
    { entry: entryOf(eve), rounds: [playedRound(1, 90), playedRound(2, 50, { bet: 50n })] },
  ],
  1,
);
test('the id of an entry depends on the secret, and is the same in every release', () => {
  const ids = [certificateId('one', ada), certificateId('other', ada), certificateId('one', bob)];
  expect(new Set([...ids, ada, bob]).size).toBe(5);
  // A settlement that continues after a release finds the entries of its certificate by these ids.
  expect(ids[0]).toBe('0000000000MMKXMKQZMF9DXP80');
});

/** A file of an earlier release. Eve is barred. */
const first = (): TournamentCertificate => {
  const read = readTournamentCertificate(firstText);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.certificate;
};

test('holds the qualifying rounds, the ranking and the prizes', () => {
  expect(certificate.ranking).toMatchObject([
    { rank: 1, entryId: ada, score: '450', rounds: 1, prize: '5000' },
    { rank: 2, entryId: bob, score: '400', rounds: 2, prize: '1000' },
    { rank: 3, entryId: eve, score: '90', rounds: 1, prize: '1000' },
  ]);
  expect(certificate.entries.map(({ id, rounds }) => [id, rounds.map(([seq]) => seq)])).toEqual([
    [ada, [7]],
    [bob, [1, 2]],
    [eve, [1]],
  ]);
  expect(certificate).toMatchObject({ outcome: 'SETTLED', reason: null, paid: '7000', withdrawn: 1 });
});

test('does not say who is barred', () => {
  expect(Object.keys(certificate.entries[0] ?? {}).sort()).toEqual([
    ...['admittedAt', 'id', 'rounds', 'roundsHash'],
  ]);
});

test('does not change between releases', () => {
  expect(certificate.rulesHash).toBe('16f9738a1ad1644fc1a57e37cbd57a9e519b69776aac46262b14a3d9f6c1053a');
  expect(certificate.resultHash).toBe('3540391ddd22016ef30044a9a9f760945b1f3cbc569d82b4bf0c199abeaffe99');
  expect(first().resultHash).toBe('115fea27a4c7c3d9699b719e47f37b8026f85262adf5fc02f92a83230d6774b9');
});

test('a certificate of version 1 is still correct, and its barred entrants have no rank', () => {
  expect(checkTournamentCertificate(first())).toEqual([]);
  expect(first().ranking.map(({ entryId }) => entryId)).toEqual([ada, bob]);
  const other = { ...first(), entries: first().entries.map((entry) => ({ ...entry, isBarred: false })) };
  expect(checkTournamentCertificate(other).map(({ path }) => path)).toContain('ranking[0]');
});

test('is read from its own file and found to be correct', () => {
  const read = readTournamentCertificate(certificateText(certificate));
  expect(read).toEqual({ certificate });
  expect(checkTournamentCertificate(certificate)).toEqual([]);
});

test('certifies a cancelled tournament', () => {
  const cancelled = certifiedTournament(rulesWith({ minEntrants: 2 }), []);
  expect(cancelled).toMatchObject({
    outcome: 'CANCELLED',
    reason: 'TOO_FEW_ENTRANTS',
    ranking: [],
    paid: '0',
  });
  expect(checkTournamentCertificate(cancelled)).toEqual([]);
});

const changed = (change: (copy: TournamentCertificate) => TournamentCertificate) =>
  checkTournamentCertificate(change(structuredClone(certificate))).map(({ path }) => path);
const withEntry = (index: number, change: object) => (copy: TournamentCertificate) => ({
  ...copy,
  entries: copy.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
});

test.each<[name: string, change: (copy: TournamentCertificate) => TournamentCertificate, path: string]>([
  ['changed rules', (copy) => ({ ...copy, rules: rulesWith({ minBet: '10' }) }), 'rulesHash'],
  ['a missing round', withEntry(1, { rounds: [] }), 'entries[1].roundsHash'],
  ['a round below the minimum bet', withEntry(0, { rounds: [[7, 0, 0, 0, 1, 1]] }), 'entries[0].rounds'],
  ['another number of withdrawn entrants', (copy) => ({ ...copy, withdrawn: 0 }), 'resultHash'],
  ['an entrant admitted later', withEntry(0, { admittedAt: Date.parse('2026-11-21') }), 'entries[0].rounds'],
  ['a removed entrant', (copy) => ({ ...copy, entries: copy.entries.slice(1) }), 'resultHash'],
  ['a repeated entrant', (copy) => ({ ...copy, entries: [...copy.entries, ...copy.entries] }), 'entries'],
  ['a changed rank', (copy) => ({ ...copy, ranking: [...copy.ranking].reverse() }), 'ranking[0]'],
  ['an invented place', (copy) => ({ ...copy, ranking: [...copy.ranking, ...copy.ranking] }), 'ranking[3]'],
  ['another sum', (copy) => ({ ...copy, paid: '1' }), 'paid'],
  ['another outcome', (copy) => ({ ...copy, outcome: 'CANCELLED' as const }), 'outcome'],
  ['another hash', (copy) => ({ ...copy, resultHash: '0'.repeat(64) }), 'resultHash'],
])('finds %s', (_name, change, path) => {
  expect(changed(change)).toContain(path);
});

const text = certificateText(certificate);
test.each([
  ['', 'tournament'],
  ['[]', 'schema'],
  ['{"schema":"novalink.tournament/1"}', 'rules'],
  [text.replace('novalink.tournament/2', 'novalink.tournament/9'), 'schema'],
  [text.replace('novalink.tournament/2', 'novalink.tournament/1'), 'withdrawn'],
  [text.replace('"withdrawn": 1', '"withdrawn": -1'), 'withdrawn'],
  [text.replace('"SUM_MULTIPLIER"', '"LUCK"'), 'rules.scoring.model'],
  [text.replace('"minEntrants":1', '"minEntrants":1.5'), 'rules.minEntrants'],
  [text.replace('"coin":"GLD"', '"coin":"__proto__"'), 'rules.coin'],
  [firstText.replace('"isBarred":true', '"isBarred":"yes"'), 'entries[2].isBarred'],
  [text.replace('"paid": "7000"', '"paid": "-1"'), 'paid'],
])('refuses the file %#', (wrong, path) => {
  expect(wrong).not.toBe(text);
  const read = readTournamentCertificate(wrong);
  expect('faults' in read && read.faults.map((fault) => fault.path)).toContain(path);
});

const tickets = { entryMode: 'BUY_IN', buyIn: '1', buyInCoin: 'TIX', buyInDecimals: 0 } as const;
const ofTickets = certifiedTournament(rulesWith(tickets), [
  { entry: entryOf(ada), rounds: [playedRound(1, 100)] },
]);

test('certifies a buy-in in tickets', () => {
  expect(readTournamentCertificate(certificateText(ofTickets))).toEqual({ certificate: ofTickets });
  expect(checkTournamentCertificate(ofTickets)).toEqual([]);
  expect(ofTickets.rulesHash).not.toBe(certificate.rulesHash);
});

test.each([
  [{ buyInCoin: 'tix' }, 'rules.buyInCoin'],
  [{ buyInDecimals: null }, 'rules.buyInDecimals'],
  [{ buyInDecimals: 7 }, 'rules.buyInDecimals'],
])('refuses a buy-in in tickets with %j', (change, path) => {
  const wrong = certificateText({ ...ofTickets, rules: { ...ofTickets.rules, ...change } as never });
  const read = readTournamentCertificate(wrong);
  expect('faults' in read && read.faults.map((fault) => fault.path).join()).toContain(path);
});
