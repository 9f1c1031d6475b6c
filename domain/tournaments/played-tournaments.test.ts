import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playedTournaments, newPlay, type TournamentPlays } from './played-tournaments';
import { scoreOf } from './scoring';
import { qualifyingRounds } from './settlement';
import { endsAt, games, playedRound, rulesWith, startsAt } from './testing/tournament';

const entered = (...ids: readonly string[]) => {
  let drawn = 0;
  return () => ids[drawn++] ?? `entry ${drawn}`;
};
const optIn = rulesWith();
const joined: TournamentPlays = { [optIn.tournamentId]: newPlay(optIn, 'ada', startsAt - 1) };

test('a round counts for the tournaments that the player has entered', () => {
  const { plays, entered: newly } = playedTournaments([optIn], joined, playedRound(1, 250), entered());
  expect(plays[optIn.tournamentId]).toMatchObject({ entryId: 'ada', state: { rounds: 1, score: 250n } });
  expect(newly).toEqual([]);
});

test('a player who did not join is not entered', () => {
  expect(playedTournaments([optIn], {}, playedRound(1, 250), entered()).plays).toEqual({});
});

test('the first qualifying round enters tournaments of mode AUTO', () => {
  const auto = rulesWith({ entryMode: 'AUTO' });
  const small = playedTournaments([auto], {}, playedRound(1, 250, { bet: 50n }), entered('first'));
  expect(small).toEqual({ plays: {}, entered: [] });
  const { plays, entered: newly } = playedTournaments([auto], {}, playedRound(2, 300), entered('first'));
  const play = {
    ...newPlay(auto, 'first', startsAt + 2000),
    state: { rounds: 1, score: 300n, reachedAt: startsAt + 2000 },
  };
  expect(newly).toEqual([{ tournamentId: auto.tournamentId, play }]);
  const again = playedTournaments([auto], plays, playedRound(3, 100), entered('never'));
  expect(again.entered).toEqual([]);
  expect(again.plays[auto.tournamentId]).toMatchObject({ entryId: 'first', state: { rounds: 2 } });
});

test('a tournament that the list does not have yet keeps its entry', () => {
  expect(playedTournaments([], joined, playedRound(1, 250), entered()).plays).toEqual(joined);
});

test('an entry is removed an hour after the end', () => {
  const late = { at: endsAt + 60 * 60_000, closedAt: endsAt + 60 * 60_000 };
  expect(playedTournaments([optIn], joined, playedRound(1, 250, late), entered()).plays).toEqual({});
});

test('rounds one by one give the score of the settlement', () => {
  const rounds = fc.array(
    fc.record({
      win: fc.integer({ min: 0, max: 10_000 }),
      bet: fc.constantFrom(50n, 100n, 200n),
      gameId: fc.constantFrom(games.amber, games.birch, 'another'),
      late: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(rounds, fc.constantFrom('AUTO' as const, 'OPT_IN' as const), (list, entryMode) => {
      const rules = rulesWith({ entryMode });
      const played = list.map(({ win, bet, gameId, late }, index) => {
        const at = late ? endsAt + index : startsAt + index * 1000;
        return playedRound(index + 1, win, { bet, gameId, at, closedAt: at });
      });
      let plays = entryMode === 'AUTO' ? {} : joined;
      for (const round of played)
        ({ plays } = playedTournaments([rules], plays, round, () => 'ada') as { plays: TournamentPlays });
      const play = plays[rules.tournamentId];
      const entry = { id: 'ada', admittedAt: play?.admittedAt ?? startsAt, stoppedAt: null };
      expect(play?.state ?? scoreOf(rules, [])).toEqual(
        scoreOf(rules, qualifyingRounds(rules, entry, played)),
      );
    }),
  );
});
