import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/**
 * Every file that uses a player's row in `Main`, and how. Rounds check their player only by the
 * `playerVersion` of the PLAY row, so a file that changes the player's row must update the PLAY row in the
 * same transaction.
 */
const users: Readonly<Record<string, 'reads' | 'creates' | 'moves' | 'changes'>> = {
  'lambda/resolvers/brands/Brand.me.ts': 'reads',
  'lambda/resolvers/brands/managed-write.ts': 'reads',
  'lambda/resolvers/brands/read-brand.ts': 'reads',
  'lambda/resolvers/players/Query.listBrandUsers.ts': 'reads',
  'lambda/resolvers/players/change-player.ts': 'changes',
  'lambda/resolvers/players/read-player.ts': 'reads',
  'lambda/stores/brands/brand-players.ts': 'reads',
  'lambda/stores/brands/brand-rights.ts': 'reads',
  'lambda/stores/brands/brand-store.ts': 'reads',
  // The first session writes the PLAY row and checks the version.
  'lambda/stores/brands/brand-user-store.ts': 'creates',
  'lambda/stores/brands/joined-players.ts': 'reads',
  'lambda/stores/brands/player-suspensions.ts': 'reads',
  'lambda/stores/users/user-store.ts': 'changes',
  'lambda/stores/play/play-facts.ts': 'reads',
  'lambda/stores/play/play-limits-store.ts': 'changes',
  'lambda/stores/play/player-as-read.ts': 'reads',
  'lambda/stores/tournaments/tournament-players.ts': 'reads',
  'lambda/stores/webhooks/subject-company.ts': 'reads',
  // The row stays unchanged, including its version, under another user.
  'ops/recovery/move-player.ts': 'moves',
};

const files = ['lambda', 'ops', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
);
const textOf = (file: string) => readFileSync(file, 'utf8');

test('lists every file that uses the row of a player', () => {
  const found = files.filter((file) => /\bbrandUserKey\(|\bUSER#/.test(textOf(file)));
  expect(found.sort()).toEqual(Object.keys(users).sort());
});

test.each(Object.keys(users).filter((file) => users[file] === 'reads'))(
  '%s does not write players',
  (file) => {
    expect(textOf(file)).not.toMatch(
      /\b(Put|Update|Delete): \{[^}]*brandUserKey|\b(update|put|remove)\([^)]*brandUserKey/s,
    );
  },
);

test.each(Object.keys(users).filter((file) => users[file] === 'changes'))(
  '%s updates the player version that rounds check',
  (file) => {
    expect(textOf(file)).toMatch(
      /playerVersionUpdate\(|set\(playTable\(ctx\), playKey\([^)]*\), \{ playerVersion/,
    );
  },
);
