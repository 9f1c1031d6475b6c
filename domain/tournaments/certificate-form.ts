import {
  field,
  flagAt,
  integerAt,
  listAt,
  objectAt,
  type Place,
  textAt,
  wordAt,
} from '@novalink/engine/document';
import { ulidForm } from '#domain/ulid';
import { scoringModels } from './rules';

const hash = /^[\da-f]{64}$/;
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const amount = /^(?:0|[1-9]\d{0,21})$/;
const positiveAmount = /^[1-9]\d{0,12}$/;
const score = /^(?:0|-?[1-9]\d{0,21})$/;
const coinCode = /^[A-Z]{2,5}$/;
const decimals = { least: 0, most: 6 };
const time = { least: 0, most: 8_640_000_000_000_000 };
const count = { least: 0, most: Number.MAX_SAFE_INTEGER };
const largestAmount = { least: 1, most: 1_000_000_000_000 };
const mostEntries = 100_000;
const mostRounds = 1_000_000;
const mostGames = 500;
const mostPrizes = 100;

/** Reports missing, unknown and invalid fields of a tournament certificate. Does not compute anything again. */
export function checkCertificateForm(certificate: Place): void {
  const at = (name: string) => field(certificate, name);
  const isFirst = at('schema').value === 'novalink.tournament/1';
  objectAt(certificate, [
    ...['schema', 'rules', 'rulesHash', 'entries', 'outcome', 'reason', 'ranking', 'paid', 'resultHash'],
    ...(isFirst ? [] : ['withdrawn']),
  ]);
  wordAt(at('schema'), ['novalink.tournament/1', 'novalink.tournament/2']);
  if (!isFirst) integerAt(at('withdrawn'), { least: 0, most: mostEntries });
  checkRulesForm(at('rules'));
  for (const name of ['rulesHash', 'resultHash']) hashAt(at(name));
  for (const entry of listAt(at('entries'), { least: 0, most: mostEntries })) checkEntry(entry, isFirst);
  wordAt(at('outcome'), ['SETTLED', 'CANCELLED']);
  if (at('reason').value !== null) wordAt(at('reason'), ['TOO_FEW_ENTRANTS', 'NO_ROUNDS']);
  for (const placing of listAt(at('ranking'), { least: 0, most: mostEntries })) checkPlacing(placing);
  amountAt(at('paid'));
}

function checkRulesForm(rules: Place): void {
  const at = (name: string) => field(rules, name);
  // Rules with a buy-in in the coin of the tournament do not have these fields.
  const hasTicketBuyIn = at('buyInCoin').value !== undefined;
  objectAt(rules, [
    ...['schema', 'tournamentId', 'brandId', 'name', 'coin', 'decimals', 'gameIds', 'startsAt', 'endsAt'],
    ...['entryMode', 'buyIn', 'minEntrants', 'maxEntrants', 'minBet', 'maxRounds', 'scoring', 'prizes'],
    ...(hasTicketBuyIn ? ['buyInCoin', 'buyInDecimals'] : []),
  ]);
  wordAt(at('schema'), ['novalink.tournament-rules/1']);
  for (const name of ['tournamentId', 'brandId']) idAt(at(name));
  textAt(at('name'), /^.{1,200}$/u, 'a text of 1 to 200 characters');
  textAt(at('coin'), coinCode, 'the code of a coin');
  integerAt(at('decimals'), decimals);
  for (const game of listAt(at('gameIds'), { least: 1, most: mostGames })) idAt(game);
  for (const name of ['startsAt', 'endsAt']) textAt(at(name), utcTime, 'a time in UTC with milliseconds');
  wordAt(at('entryMode'), ['AUTO', 'OPT_IN', 'BUY_IN', 'APPROVAL']);
  if (at('buyIn').value !== null) positiveAmountAt(at('buyIn'));
  if (hasTicketBuyIn) {
    textAt(at('buyInCoin'), coinCode, 'the code of a coin');
    integerAt(at('buyInDecimals'), decimals);
  }
  integerAt(at('minEntrants'), { least: 1, most: mostEntries });
  for (const name of ['maxEntrants', 'maxRounds'])
    if (at(name).value !== null) integerAt(at(name), { least: 1, most: Number.MAX_SAFE_INTEGER });
  positiveAmountAt(at('minBet'));
  checkScoring(at('scoring'));
  checkPrizes(at('prizes'));
}

function checkScoring(scoring: Place): void {
  const at = (name: string) => field(scoring, name);
  const model = wordAt(at('model'), scoringModels);
  const parameter = (name: string) => objectAt(scoring, ['model', name]);
  switch (model) {
    case 'SUM_MULTIPLIER':
      parameter('capX100');
      if (at('capX100').value !== null) integerAt(at('capX100'), largestAmount);
      break;
    case 'BEST_STREAK':
      parameter('fromX100');
      integerAt(at('fromX100'), largestAmount);
      break;
    case 'BEST_OF_N':
      parameter('rounds');
      integerAt(at('rounds'), { least: 1, most: 20 });
      break;
    case 'FIXED_BANKROLL':
      parameter('bankroll');
      positiveAmountAt(at('bankroll'));
      break;
    default:
      objectAt(scoring, ['model']);
  }
}

function checkPrizes(prizes: Place): void {
  objectAt(prizes, ['kind', 'ranges']);
  const kind = wordAt(field(prizes, 'kind'), ['FIXED', 'POOL']);
  for (const range of listAt(field(prizes, 'ranges'), { least: 1, most: mostPrizes })) {
    objectAt(range, ['rankFrom', 'rankTo', kind === 'POOL' ? 'share' : 'amount']);
    for (const name of ['rankFrom', 'rankTo']) integerAt(field(range, name), { least: 1, most: mostEntries });
    if (kind === 'POOL') integerAt(field(range, 'share'), { least: 1, most: 10_000 });
    else positiveAmountAt(field(range, 'amount'));
  }
}

function checkEntry(entry: Place, isFirst: boolean): void {
  const at = (name: string) => field(entry, name);
  objectAt(entry, [
    ...['id', 'admittedAt', 'rounds', 'roundsHash'],
    ...(isFirst ? ['stoppedAt', 'isBarred'] : []),
  ]);
  idAt(at('id'));
  integerAt(at('admittedAt'), time);
  if (isFirst) {
    if (at('stoppedAt').value !== null) integerAt(at('stoppedAt'), time);
    flagAt(at('isBarred'));
  }
  hashAt(at('roundsHash'));
  for (const round of listAt(at('rounds'), { least: 0, most: mostRounds })) {
    const [seq, opened, closed, game, bet, win] = listAt(round, { least: 6, most: 6 });
    if (!seq || !opened || !closed || !game || !bet || !win) continue;
    integerAt(seq, count);
    for (const moment of [opened, closed]) integerAt(moment, time);
    integerAt(game, { least: 0, most: mostGames - 1 });
    integerAt(bet, largestAmount);
    integerAt(win, count);
  }
}

function checkPlacing(placing: Place): void {
  const at = (name: string) => field(placing, name);
  objectAt(placing, ['rank', 'entryId', 'score', 'rounds', 'reachedAt', 'prize']);
  integerAt(at('rank'), { least: 1, most: mostEntries });
  idAt(at('entryId'));
  textAt(at('score'), score, 'an integer as text');
  integerAt(at('rounds'), { least: 1, most: mostRounds });
  integerAt(at('reachedAt'), time);
  amountAt(at('prize'));
}

const hashAt = (place: Place) => textAt(place, hash, 'a text of 64 lower-case hexadecimal digits');
const idAt = (place: Place) => textAt(place, ulidForm, 'an id of 26 characters');
const amountAt = (place: Place) => textAt(place, amount, 'a whole number of minor units as text');
const positiveAmountAt = (place: Place) =>
  textAt(place, positiveAmount, 'a positive number of minor units as text');
