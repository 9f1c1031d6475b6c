import { isDeepStrictEqual } from 'node:util';
import type { PostedMovement, StoredMovement } from '@novalink/ledger';
import { isPosted, type Evidence } from './evidence';

/** Returns the violations, one line each. */
export type Invariant = (evidence: Evidence) => readonly string[];

/** The invariants of every ledger when no request is pending; the names are those of the design. */
export const invariants = {
  'I1: what the accounts hold is what was issued less what was burned': ({
    journal,
    wallets,
    treasuries,
  }) => {
    const held = sum(wallets.map(({ balance }) => balance)) + venues(journal);
    const issued = -sum(treasuries.map(({ balance }) => balance));
    return unless(held === issued, `${held} is held, ${issued} was issued`);
  },
  'I2: no wallet is below zero': ({ journal, wallets }) => [
    ...wallets.filter(({ balance }) => balance < 0n).map(({ account }) => `${account} is below zero`),
    ...journal
      .filter((movement) => isPosted(movement) && movement.balance < 0n)
      .map(({ key }) => `${key} went below zero`),
  ],
  'I3: a balance is the sum of its legs': ({ journal, wallets, treasuries }) => {
    const legs = sumsByAccount(journal);
    return [...wallets, ...treasuries].flatMap(({ account, balance }) =>
      unless(balance === legs.get(account), `${account} holds ${balance} of ${legs.get(account)}`),
    );
  },
  'I4: a version is the number of legs': ({ journal, wallets }) => {
    const versions = new Map(wallets.map(({ account, version }) => [account, version]));
    return [...byWallet(journal)].flatMap(([account, movements]) =>
      unless(
        versions.get(account) === BigInt(movements.length),
        `${account} is at ${versions.get(account)} after ${movements.length}`,
      ),
    );
  },
  'I5: what was acknowledged is in the journal': ({ journal, answers }) => {
    const stored = byKey(journal);
    return answers.flatMap(({ outcome }) =>
      outcome.state === 'POSTED'
        ? unless(
            isDeepStrictEqual(stored.get(outcome.movement.key), outcome.movement),
            `${outcome.movement.key} was acknowledged and is lost`,
          )
        : [],
    );
  },
  'I6: what was declined is never applied': ({ journal, answers }) => {
    const posted = new Set(journal.filter(isPosted).map(({ key }) => key));
    return answers.flatMap(({ outcome, request: { key } }) =>
      outcome.state === 'DECLINED' ? unless(!posted.has(key), `${key} was declined and applied`) : [],
    );
  },
  'I7: one key has one effect and one answer': ({ journal, answers, companions }) => {
    const stored = byKey(journal);
    const twice = journal.length - stored.size;
    return [
      ...unless(twice === 0, `${twice} keys are in the journal twice`),
      ...answers.flatMap(({ outcome, request: { key } }) =>
        outcome.state === 'POSTED' || outcome.state === 'DECLINED'
          ? unless(isDeepStrictEqual(stored.get(key), outcome.movement), `${key} has another answer`)
          : [],
      ),
      ...companionsAmiss(stored, answers, companions),
    ];
  },
  'I8: another body under a key is a conflict without effect': ({ journal, answers }) => {
    const stored = byKey(journal);
    return answers.flatMap(({ outcome: { state }, request: { key, requestHash } }) => {
      const same = stored.get(key)?.requestHash === requestHash;
      if (state === 'CONFLICT') return unless(!same, `${key} is a conflict with itself`);
      return state === 'POSTED' || state === 'DECLINED' ? unless(same, `${key} is another’s`) : [];
    });
  },
  'I9: a wallet’s sequence has no gap, and every balance follows from the one before': ({ journal }) =>
    [...byWallet(journal)].flatMap(([account, movements]) => {
      const sequence = [...movements].sort((one, other) => one.seq - other.seq);
      return sequence.flatMap(({ seq, balance, amount }, place) => [
        ...unless(seq === place + 1, `${account} has ${seq} in place ${place + 1}`),
        ...unless(
          balance === (sequence[place - 1]?.balance ?? 0n) + amount,
          `${account} does not follow at ${seq}`,
        ),
      ]);
    }),
  'I10: opening, lines and closing of every statement page agree, and pages join': ({
    journal,
    statements,
  }) => {
    const reported = statements.flat(2);
    return [
      ...unless(reported.length === journal.filter(isPosted).length, 'the statements miss movements'),
      ...statements.flatMap((pages) =>
        pages.flatMap((page, number) => {
          const closing = page.at(-1)?.balance ?? 0n;
          const before = pages[number - 1]?.at(-1)?.balance ?? 0n;
          const lines = sum(page.map(({ amount }) => amount));
          return unless(before + lines === closing, `page ${number + 1} closes at ${closing}`);
        }),
      ),
    ];
  },
  'a bet and its win are posted together': ({ journal, answers }) => {
    const stored = byKey(journal);
    return answers.flatMap(({ request, win }) => {
      const bet = stored.get(request.key);
      if (!win || (bet && bet.requestHash !== request.requestHash)) return [];
      const paid = stored.get(win.key);
      const isTogether =
        bet?.state === 'POSTED'
          ? paid?.state === 'POSTED' && paid.seq === bet.seq + 1 && paid.at === bet.at
          : paid === undefined;
      return unless(isTogether, `${win.key} is not posted with its bet`);
    });
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export type InvariantName = keyof typeof invariants;

/** All violations, each after the name of its invariant. */
export const violations = (evidence: Evidence): readonly string[] =>
  Object.entries<Invariant>(invariants).flatMap(([name, findings]) =>
    findings(evidence).map((finding) => `${name}: ${finding}`),
  );

/** Rows of a transaction are written with its movement or not at all. */
function companionsAmiss(
  stored: ReadonlyMap<string, StoredMovement>,
  answers: Evidence['answers'],
  companions: ReadonlySet<string>,
): readonly string[] {
  const expected = new Set(
    answers.flatMap(({ request: { key, requestHash }, alongside }) => {
      const movement = stored.get(key);
      return movement?.state === 'POSTED' && movement.requestHash === requestHash ? alongside : [];
    }),
  );
  return [
    ...[...expected].filter((name) => !companions.has(name)).map((name) => `${name} was left out`),
    ...[...companions].filter((name) => !expected.has(name)).map((name) => `${name} came alone`),
  ];
}

const unless = (holds: boolean, finding: string) => (holds ? [] : [finding]);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const byKey = (journal: Evidence['journal']) => new Map(journal.map((movement) => [movement.key, movement]));

function byWallet(journal: Evidence['journal']): Map<string, PostedMovement[]> {
  const wallets = new Map<string, PostedMovement[]>();
  for (const movement of journal.filter(isPosted)) {
    const [{ account }] = movement.legs;
    const movements = wallets.get(account) ?? [];
    movements.push(movement);
    wallets.set(account, movements);
  }
  return wallets;
}

function sumsByAccount(journal: Evidence['journal']): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of journal.filter(isPosted).flatMap(({ legs }) => legs))
    sums.set(account, (sums.get(account) ?? 0n) + amount);
  return sums;
}

const venues = (journal: Evidence['journal']) =>
  sum(
    [...sumsByAccount(journal)].flatMap(([account, amount]) =>
      account.startsWith('HOUSE#') ? [amount] : [],
    ),
  );
