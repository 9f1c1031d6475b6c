import type { LedgerLimits } from '#ledger/post/ports';
import { chance, type Chance } from './chance';
import { client, type Client } from './client';
import { engine, type Engine } from './engine';
import type { Call, History } from './history';
import { line } from './network';
import { protocol, type LedgerOf } from './protocol';
import { script, users } from './script';
import { timeline, type Timeline } from './timeline';

// Jest resolves globals through its sandbox on every access.
const { Date } = globalThis;

const firstOfYear = Date.UTC(2026, 0, 1);
const clients = 3;
const movements = 40;
const limits: LedgerLimits = { largestAmount: () => 10n ** 12n, treasuryShards: 16 };

/** Simulates one history of several clients. The same seed always produces the same history. */
export async function simulate(seed: number, ledgerOf: LedgerOf = protocol): Promise<History> {
  const luck = chance(seed);
  const time = timeline(firstOfYear + luck.whole(0, 86_400_000));
  const rows = engine(time.now);
  const calls: Call[] = [];
  const severity = luck.one([0, 0.3, 0.6, 1, 2]);
  const longestPause = luck.one([5, 100, 3000, 120_000, 400_000]);
  const sleep = (milliseconds: number) =>
    time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));
  const wishes = script(luck, movements);

  for (let number = 0; number < clients; number += 1) {
    const connection = line({ time, chance: luck, engine: rows, severity, crash: () => restart(self) });
    const world = { line: connection, now: () => new Date(time.now()), sleep, random: luck.next, limits };
    const self: Client = client(
      wishes.filter((_, index) => index % clients === number),
      {
        ledger: ledgerOf(world),
        line: connection,
        chance: luck,
        sleep,
        longestPause,
        versionOf: (row) => rows.companions.get(row) ?? 0,
        record: (call) => calls.push(call),
      },
    );
    time.spawn(self.run);
  }
  const restart = (self: Client) => time.plan(luck.whole(10, 60_000), () => time.spawn(self.run));
  disturb(time, luck, rows);
  await time.unfold();
  const { wallets, treasury, budgets, log } = rows;
  return { wishes, calls, journal: [...rows.journal.values()], wallets, treasury, budgets, log };
}

/** Restarts the engine and suspends players for a while. */
function disturb(time: Timeline, luck: Chance, rows: Engine): void {
  for (let times = 0; times < 3; times += 1) {
    time.plan(luck.whole(0, 1_800_000), rows.restart);
    const row = `SUSPENDED#${luck.one(users)}`;
    const from = luck.whole(0, 600_000);
    time.plan(from, () => rows.putCompanion(row, 1, 'world'));
    time.plan(from + luck.whole(0, 300_000), () => rows.putCompanion(row, 0, 'world'));
  }
}
