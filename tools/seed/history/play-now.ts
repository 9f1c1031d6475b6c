import { setTimeout as pause } from 'node:timers/promises';
import type { PlaySession, Tournament } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import type { Seeding } from '../seeding';
import { emailOf, mainPlayers } from './demo-players';

/** How long demo players play after each start, and the pause between two rounds. */
const playMs = 30 * 60_000;
const pauseMs = 4_000;
/** Shorter than the lifetime of access tokens. */
const signInAgainMs = 10 * 60_000;
const visitors = 6;

/** Plays one round. Throws for a refusal. */
type Play = () => Promise<void>;

/**
 * Lets demo players play rounds of the running tournament, so that its leaderboard changes. They use the API
 * like the pages. Ends when the tournament ends, when every player was refused, or after half an hour.
 */
export async function playNow(seeding: Seeding, brandId: string): Promise<void> {
  const tournament = await runningTournament(seeding, brandId);
  if (!tournament) return;
  const endsAt = Math.min(Date.parse(tournament.endsAt), Date.now() + playMs);
  const playing = mainPlayers.slice(0, visitors).map((player, at) =>
    playerOf(seeding, emailOf(player), {
      ...{ brandId, coin: tournament.coin },
      gameId: tournament.gameIds[at % tournament.gameIds.length] ?? '',
    }),
  );
  while (playing.length > 0 && Date.now() < endsAt) {
    const play = playing.shift();
    // A player with too few coins or at a limit stops.
    const isRefused = await play?.().then(
      () => false,
      () => true,
    );
    if (play && isRefused === false) playing.push(play);
    await pause(pauseMs);
  }
}

async function runningTournament(seeding: Seeding, brandId: string) {
  const query = `query ($brandId: ID!) {
    listTournaments(brandId: $brandId, limit: 25) { items { status entryMode coin gameIds endsAt } }
  }`;
  const { listTournaments } = await as(seeding, demoAccounts.operator, (token) =>
    graphql<{ listTournaments: { items: readonly Tournament[] } }>(seeding, token, query, { brandId }),
  );
  return listTournaments.items.find(({ status, entryMode }) => status === 'RUNNING' && entryMode === 'AUTO');
}

interface Place {
  readonly brandId: string;
  readonly coin: string;
  readonly gameId: string;
}

/** Signs in with the first round, and again before the token expires. */
function playerOf(seeding: Seeding, email: string, { brandId, ...place }: Place): Play {
  let signedInAt = 0;
  let play: Play;
  return async () => {
    if (Date.now() > signedInAt + signInAgainMs) {
      signedInAt = Date.now();
      play = await as(seeding, email, async (token) => {
        const { startPlaySession: session } = await graphql<{ startPlaySession: PlaySession }>(
          seeding,
          token,
          'mutation ($input: StartPlaySessionInput!) { startPlaySession(input: $input) { id betLevels } }',
          { input: { brandId, ...place } },
        );
        const round = { brandId, sessionId: session.id, bet: session.betLevels[1] ?? session.betLevels[0] };
        return async () => {
          await graphql(
            seeding,
            token,
            'mutation ($input: PlayRoundInput!) { playRound(input: $input) { win } }',
            { input: { ...round, requestId: ulid(new Date()) } },
          );
        };
      });
    }
    await play();
  };
}
