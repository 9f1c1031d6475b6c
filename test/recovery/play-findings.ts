import { coinFlip } from '@novalink/engine/testing';
import { commitmentOf, playRound, seededDraw } from '@novalink/engine';
import type { PostedMovement } from '@novalink/ledger';
import { parseRevealedSeed } from '#lambda/stores/play/revealed-seed';
import { groupBy } from '../support/group-by';

type Row = Readonly<Record<string, unknown>>;

/** The outcome of a bet, computed only from its seeds. */
interface Round {
  readonly bet: PostedMovement;
  readonly win: bigint;
}

/**
 * Checks that bets, wins, PLAY rows and seeds are consistent. Wins are computed from the seeds and not taken
 * from the journal.
 */
export function playFindings(
  journal: readonly PostedMovement[],
  rows: readonly Row[],
  seeds: ReadonlySet<string>,
): readonly string[] {
  const players = groupBy(
    rows.filter(({ pk }) => String(pk).startsWith('PLAYER#')),
    ({ pk }) => String(pk),
  );
  return [...players].flatMap(([name, own]) => {
    const [, brandId, playerId] = name.split('#');
    const movements = journal.filter((one) => one.brandId === brandId && one.playerId === playerId);
    const bets = movements.filter(({ kind }) => kind === 'BET');
    const play = own.find(({ sk, seed }) => sk === 'PLAY' && seed !== undefined);
    const known = clientSeedsOf(own, play);
    const rounds = bets.flatMap((bet) => roundOf(bet, known, seeds) ?? []);
    return [
      ...rounds.flatMap((round) => roundFindings(round, movements)),
      ...nonceFindings(bets),
      ...(play ? playRowFindings(name, play, { rounds, bets }, seeds) : []),
    ];
  });
}

interface SeedRow {
  readonly serverSeed: string;
  readonly nextServerSeed: string;
  readonly clientSeed: string;
}

/** By the server seed. */
function clientSeedsOf(own: readonly Row[], play: Row | undefined): ReadonlyMap<string, string> {
  const inUse = play?.seed as SeedRow | undefined;
  const revealed = own
    .filter(({ sk }) => String(sk).startsWith('REVEALED#'))
    .map(parseRevealedSeed)
    .flatMap(({ serverSeed, playedClientSeed }) =>
      playedClientSeed === null ? [] : [[serverSeed, playedClientSeed] as const],
    );
  return new Map([...(inUse ? [[inUse.serverSeed, inUse.clientSeed] as const] : []), ...revealed]);
}

function roundOf(
  bet: PostedMovement,
  clientSeeds: ReadonlyMap<string, string>,
  seeds: ReadonlySet<string>,
): Round | undefined {
  const { draw, amount } = bet;
  const serverSeed = [...clientSeeds.keys(), ...seeds].find(
    (seed) => commitmentOf(seed) === draw?.serverSeedHash,
  );
  const clientSeed = clientSeeds.get(serverSeed ?? '');
  if (!draw || serverSeed === undefined || clientSeed === undefined) return undefined;
  const [mode] = coinFlip.modes;
  const { credits } = playRound(coinFlip, 'base', seededDraw({ serverSeed, clientSeed, nonce: draw.nonce }));
  return { bet, win: (BigInt(credits) * -amount) / BigInt(mode?.cost ?? 0) };
}

function roundFindings({ bet, win }: Round, movements: readonly PostedMovement[]): readonly string[] {
  const { key, reference } = bet;
  const won = movements.filter(({ kind, reference: of }) => kind === 'WIN' && of === reference);
  const reversals = movements.filter(({ kind, reference: of }) => kind === 'REVERSAL' && of === key);
  return [
    ...unless(
      won.reduce((sum, { amount }) => sum + amount, 0n) === win,
      `${key} was not paid its win of ${win}`,
    ),
    ...unless(reversals.length === 0, `${key} was given back`),
  ];
}

function nonceFindings(bets: readonly PostedMovement[]): readonly string[] {
  const names = bets.map(({ draw }) => `${draw?.serverSeedHash} ${draw?.nonce}`);
  return unless(new Set(names).size === names.length, 'a nonce was used twice');
}

function playRowFindings(
  name: string,
  play: Row,
  { rounds, bets }: { readonly rounds: readonly Round[]; readonly bets: readonly PostedMovement[] },
  seeds: ReadonlySet<string>,
): readonly string[] {
  const seed = play.seed as SeedRow;
  const isKnown = seeds.has(seed.serverSeed) || seeds.has(seed.nextServerSeed);
  const losses = play.losses as Readonly<Record<string, { readonly monthLoss: string } | undefined>>;
  const lost = rounds.reduce((sum, { bet, win }) => sum - bet.amount - win, 0n);
  const counted = BigInt(losses.GOLD?.monthLoss ?? 0);
  return [
    ...unless(!isKnown, `${name} plays with seeds whose outcomes may be known`),
    ...unless(rounds.length < bets.length || counted === lost, `${name} counts ${counted} lost of ${lost}`),
  ];
}

const unless = (holds: boolean, finding: string) => (holds ? [] : [finding]);
