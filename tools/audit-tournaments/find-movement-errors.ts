import type { TournamentCertificate } from '#domain/tournaments/certificate';
import { prizeBudget } from '#domain/tournaments/prizes';
import { coinOfBuyIn, poolOf, type TournamentRules } from '#domain/tournaments/rules';
import type { ExportedMovement } from './read-tournament-movements';

const sumOf = (movements: readonly ExportedMovement[]): bigint =>
  movements.reduce((sum, { amount }) => sum + amount, 0n);

/** All errors of the movements of a tournament with a certificate. */
export function movementErrors(
  { rules, entries, withdrawn = 0, outcome, ranking, paid }: TournamentCertificate,
  movements: readonly ExportedMovement[],
): readonly string[] {
  const isSettled = outcome === 'SETTLED';
  const budget = prizeBudget(rules.prizes);
  const pool = isSettled ? poolOf(rules, entries.length) : 0n;
  const due = { FUND: budget, POOL: pool, PAID: -BigInt(paid), RETURN: BigInt(paid) - budget - pool };
  const buyIns = ofKind(movements, 'BUY_IN');
  const paidIn = rules.buyIn === null ? 0 : entries.length + withdrawn;
  return [
    ...coinErrors(rules, movements),
    ...escrowErrors(movements, due),
    ...prizeFaults(movements, ranking),
    ...(buyIns.length === paidIn ? [] : [`${buyIns.length} buy-ins of ${paidIn} entries`]),
    ...buyIns.flatMap((movement) =>
      movement.amount === -BigInt(rules.buyIn ?? 0)
        ? []
        : [`${movement.place}: the buy-in of ${movement.playerId} is ${-movement.amount} of ${rules.buyIn}`],
    ),
    ...(isSettled
      ? withdrawalErrors(movements, rules.buyIn === null ? 0 : withdrawn)
      : refundErrors(movements)),
  ];
}

/** The errors of a tournament that was cancelled without a result. */
export const cancelledErrors = (movements: readonly ExportedMovement[]): readonly string[] => [
  ...emptyErrors(movements),
  ...refundErrors(movements),
];

const ofKind = (movements: readonly ExportedMovement[], kind: string) =>
  movements.filter((movement) => movement.kind === kind);
const lastWord = (key: string) => key.slice(key.lastIndexOf('#') + 1);

/** Buy-ins and refunds are in the coin of the buy-in, everything else in the coin of the tournament. */
function coinErrors(
  rules: Pick<TournamentRules, 'coin' | 'buyInCoin'>,
  movements: readonly ExportedMovement[],
): readonly string[] {
  return movements.flatMap(({ place, kind, key, coin }) => {
    const due = kind === 'BUY_IN' || kind === 'REFUND' ? coinOfBuyIn(rules) : rules.coin;
    return coin === due ? [] : [`${place}: the coin of ${key} is ${coin} instead of ${due}`];
  });
}

function escrowErrors(
  movements: readonly ExportedMovement[],
  due: Readonly<Record<string, bigint>>,
): readonly string[] {
  const escrow = ofKind(movements, 'ESCROW');
  const steps = new Set([...Object.keys(due), ...escrow.map(({ key }) => lastWord(key))]);
  return [
    ...[...steps].flatMap((step) => {
      const moved = sumOf(escrow.filter(({ key }) => lastWord(key) === step));
      return moved === (due[step] ?? 0n)
        ? []
        : [`the movement ${step} is ${moved} instead of ${due[step] ?? 0n}`];
    }),
    ...emptyErrors(movements),
  ];
}

function emptyErrors(movements: readonly ExportedMovement[]): readonly string[] {
  const held = sumOf(ofKind(movements, 'ESCROW'));
  return held === 0n ? [] : [`the escrow wallet still has a balance of ${held}`];
}

function prizeFaults(
  movements: readonly ExportedMovement[],
  ranking: TournamentCertificate['ranking'],
): readonly string[] {
  const prizes = ofKind(movements, 'PRIZE');
  const due = new Map(ranking.map(({ rank, prize }) => [`${rank}`, BigInt(prize)]));
  const ranks = new Set([...due.keys(), ...prizes.map(({ key }) => lastWord(key))]);
  const players = prizes.map(({ playerId }) => playerId);
  return [
    ...[...ranks].flatMap((rank) => {
      const moved = sumOf(prizes.filter(({ key }) => lastWord(key) === rank));
      const prize = due.get(rank) ?? 0n;
      return moved === prize ? [] : [`the prize of rank ${rank} is ${moved} instead of ${prize}`];
    }),
    ...prizes
      .filter(({ playerId }, place) => players.indexOf(playerId) < place)
      .map(({ place, playerId }) => `${place}: ${playerId} got a second prize`),
  ];
}

/** In a settled tournament, exactly the buy-ins of withdrawn entrants are refunded. */
function withdrawalErrors(movements: readonly ExportedMovement[], withdrawn: number): readonly string[] {
  const refunds = ofKind(movements, 'REFUND');
  const players = new Set(refunds.map(({ playerId }) => playerId));
  const ofRefunded = movements.filter(({ playerId }) => players.has(playerId));
  return [
    ...(players.size === withdrawn
      ? []
      : [`${players.size} players were refunded instead of ${withdrawn} withdrawn entrants`]),
    ...refundErrors(ofRefunded),
    ...ofKind(ofRefunded, 'PRIZE').map(
      ({ place, playerId }) => `${place}: ${playerId} was refunded and got a prize`,
    ),
  ];
}

/** Every buy-in is refunded once, in its coin. */
function refundErrors(movements: readonly ExportedMovement[]): readonly string[] {
  const [buyIns, refunds] = [ofKind(movements, 'BUY_IN'), ofKind(movements, 'REFUND')];
  const all = [...buyIns, ...refunds];
  const wallets = new Map(all.map(({ playerId, coin }) => [`${playerId} ${coin}`, { playerId, coin }]));
  return [...wallets.values()].flatMap(({ playerId: player, coin }) => {
    const [paid, back] = [buyIns, refunds].map((list) =>
      sumOf(list.filter((movement) => movement.playerId === player && movement.coin === coin)),
    );
    return back === -(paid ?? 0n) ? [] : [`the refund of ${player} is ${back} instead of ${-(paid ?? 0n)}`];
  });
}
