import { groupBy } from './group-by';
import type { PostedMovement } from '#domain/wallet/movement';

type Row = Readonly<Record<string, unknown>>;

/** Whether rounds, PLAY rows and the journal agree, reckoned from the rounds and not from the movements. */
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
    const rounds = own.filter(({ sk }) => String(sk).startsWith('ROUND#'));
    const play = own.find(({ sk, seed }) => sk === 'PLAY' && seed !== undefined);
    return [
      ...rounds.flatMap((round) => roundFindings(round, movements)),
      ...nonceFindings(rounds),
      ...(play ? playRowFindings(name, play, rounds, movements, seeds) : []),
    ];
  });
}

function roundFindings(round: Row, movements: readonly PostedMovement[]): readonly string[] {
  const { id, bet, win } = round;
  const ofRound = movements.filter(({ reference }) => reference === id);
  const betKey = ofRound.find(({ kind }) => kind === 'BET')?.key;
  const reversals = movements.filter(({ kind, reference }) => kind === 'REVERSAL' && reference === betKey);
  const sumOf = (kind: string) =>
    ofRound.filter((movement) => movement.kind === kind).reduce((sum, { amount }) => sum + amount, 0n);
  return [
    ...unless(sumOf('BET') === -BigInt(String(bet)), `round ${String(id)} has no bet`),
    ...unless(sumOf('WIN') === BigInt(String(win)), `round ${String(id)} was not paid its win`),
    ...unless(reversals.length === 0, `round ${String(id)} was given back`),
  ];
}

function nonceFindings(rounds: readonly Row[]): readonly string[] {
  const names = rounds.map(({ serverSeedHash, nonce }) => `${String(serverSeedHash)} ${String(nonce)}`);
  return unless(new Set(names).size === names.length, 'a nonce was used twice');
}

function playRowFindings(
  name: string,
  play: Row,
  rounds: readonly Row[],
  movements: readonly PostedMovement[],
  seeds: ReadonlySet<string>,
): readonly string[] {
  const seed = play.seed as { readonly serverSeed: string; readonly nextServerSeed: string };
  const isKnown = seeds.has(seed.serverSeed) || seeds.has(seed.nextServerSeed);
  const details = new Set(rounds.map(({ id }) => id));
  const withoutDetails = movements.filter(({ kind, reference }) => kind === 'BET' && !details.has(reference));
  const losses = play.losses as Readonly<Record<string, { readonly monthLoss: string } | undefined>>;
  const lost = rounds.reduce((sum, { bet, win }) => sum + BigInt(String(bet)) - BigInt(String(win)), 0n);
  const counted = BigInt(losses.GOLD?.monthLoss ?? 0);
  return [
    ...unless(!isKnown, `${name} plays with seeds whose outcomes may be known`),
    ...unless(withoutDetails.length > 0 || counted === lost, `${name} counts ${counted} lost of ${lost}`),
  ];
}

const unless = (holds: boolean, finding: string) => (holds ? [] : [finding]);
