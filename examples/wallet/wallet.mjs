// A seamless wallet in one file: the calls that NovaLink sends to an operator. It passes all contract tests.
// Comments name the rules of the contract, packages/wallet-contract/wallet.openapi.yaml.
import { createHmac, createPublicKey, randomUUID, timingSafeEqual, verify } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import sqlite from 'node-sqlite3-wasm';

const largestBody = 65_536;
/** Beyond this, the connection is ended instead of answered. */
const largestRead = 1_048_576;
const largestBalance = 999_999_999_999_999_999n;
const signatureWindowSeconds = 300;

const tables = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, coin TEXT, country TEXT, opening INTEGER, balance INTEGER CHECK (balance >= 0)
  );
  CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY, user TEXT REFERENCES users, brand TEXT, game TEXT, expires_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rounds (id TEXT PRIMARY KEY, user TEXT REFERENCES users, closed INTEGER DEFAULT 0);
  -- The opening balance and the amounts that are not rolled back add up to the balance.
  CREATE TABLE IF NOT EXISTS transactions (
    id TEXT PRIMARY KEY, user TEXT NOT NULL REFERENCES users, round TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('BET', 'REFUSED_BET', 'WIN', 'WIN_OF_BET')),
    bet TEXT, amount INTEGER NOT NULL, request TEXT, answer TEXT, rolled_back INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS transactions_of_round ON transactions (round);
`;

const statuses = {
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  INSUFFICIENT_FUNDS: 402,
  LIMIT_REACHED: 403,
  NOT_FOUND: 404,
  TX_NOT_FOUND: 404,
  WRONG_COIN: 409,
  TX_CONFLICT: 409,
  TX_ROLLED_BACK: 409,
  ROUND_CLOSED: 409,
  TOO_LARGE: 413,
  INTERNAL: 500,
};

/** A final answer. Thrown, it undoes the work of the call; returned, it keeps it. */
class Refusal extends Error {
  constructor(code, message, details = {}) {
    super(message);
    this.body = { code, message, ...details };
  }
}

// ── Requests: every field is checked, and unknown fields are dropped (rule 9) ──

const matches = (pattern) => (value) => typeof value === 'string' && pattern.test(value);
const isText = (longest) => (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isBoolean = (value) => typeof value === 'boolean';
const isId = matches(/^[A-Za-z0-9_-]{1,64}$/);
const isAmount = matches(/^(0|[1-9][0-9]{0,17})$/);
const isCoin = matches(/^[A-Z]{2,5}$/);
const isIdList = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every(isId);
const isWin = (value) =>
  typeof value === 'object' && value !== null && isId(value.txId) && isAmount(value.amount);
const optional = (isRight) => (value) => value === undefined || isRight(value);

const account = { user: isText(100), coin: isCoin };
const transaction = { ...account, txId: isId, roundId: isId, amount: isAmount, roundClosed: isBoolean };
const prizes = ['TOURNAMENT', 'PROMOTION', 'JACKPOT'];

const forms = {
  '/authenticate': { token: isText(1000), brand: isId },
  '/balance': { ...account, token: isText(1000) },
  '/bet': {
    ...transaction,
    ...{ token: isText(1000), game: isId, gameVersion: matches(/^[0-9]+\.[0-9]+\.[0-9]+$/) },
    ...{ win: optional(isWin), freeRound: optional(isId) },
  },
  '/win': {
    ...transaction,
    kind: (value) => ['ROUND', 'FREE_ROUND', ...prizes].includes(value),
    ref: optional(matches(/^.{0,200}$/su)),
  },
  '/rollback': { ...account, roundId: isId, txIds: isIdList },
  '/close': { user: isText(100), roundId: isId },
  '/dev/session': {
    ...{ coin: isCoin, balance: isAmount, brand: isId, game: isId },
    ...{ user: optional(isText(100)), expired: optional(isBoolean) },
  },
};

/** Parses a body and keeps the fields of the call. */
function readRequest(path, bytes) {
  let parsed;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('INVALID_REQUEST', 'The body is not JSON in UTF-8.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Refusal('INVALID_REQUEST', 'The body is not an object.');
  const request = {};
  for (const [field, isRight] of Object.entries({ requestId: isId, ...forms[path] })) {
    const value = Object.hasOwn(parsed, field) ? parsed[field] : undefined;
    if (!isRight(value)) throw new Refusal('INVALID_REQUEST', `${field} is not valid.`, { field });
    request[field] = value;
  }
  return request;
}

/** What has to be equal for the same transaction id (rule 1): not the attempt, and not the session. */
function bodyOf(path, { requestId: _, token: __, win, ...body }) {
  return JSON.stringify([path, body, win && [win.txId, win.amount]]);
}

// ── Signatures (rule 8) ──

/** Whether a request is signed with one of the keys: `{ [id]: { secret } }`, or `{ publicKey }` for Ed25519. */
function isSigned({ method, url, headers }, bytes, keys, now) {
  const id = headers['x-novalink-key'];
  const timestamp = headers['x-novalink-timestamp'] ?? '';
  const signature = headers['x-novalink-signature'] ?? '';
  if (id === undefined || !Object.hasOwn(keys, id) || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - now / 1000) > signatureWindowSeconds) return false;
  const text = Buffer.concat([Buffer.from(`${timestamp}\n${method}\n${url}\n`), bytes]);
  const { secret, publicKey } = keys[id];
  if (publicKey === undefined) {
    const expected = createHmac('sha256', secret).update(text).digest();
    return /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected);
  }
  const given = Buffer.from(signature, 'base64');
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return given.toString('base64') === signature && verify(null, text, key, given);
}

// ── Calls: each runs in a transaction of the database ──

function callsOf(database, { isDevelopment, now }) {
  const one = (sql, ...values) => database.get(sql, values) ?? undefined;
  const run = (sql, ...values) => database.run(sql, values);

  function userOf(id, coin) {
    const user = one('SELECT * FROM users WHERE id = ?', id);
    if (user === undefined) throw new Refusal('NOT_FOUND', 'The user does not exist.');
    if (coin !== undefined && user.coin !== coin)
      throw new Refusal('WRONG_COIN', 'The user has another coin.');
    return { ...user, balance: BigInt(user.balance) };
  }

  /** The session of a token (rule 6). `expected` has what must be equal: the user, the brand or the game. */
  function sessionOf(token, expected) {
    const session = one('SELECT * FROM sessions WHERE token = ?', token);
    if (session === undefined || Object.entries(expected).some(([name, value]) => session[name] !== value))
      throw new Refusal('INVALID_TOKEN', 'The token does not belong to this session.');
    if (Number(session.expires_at) <= now()) throw new Refusal('TOKEN_EXPIRED', 'The token has expired.');
    return session;
  }

  /** The round if it exists. Rounds belong to one user. */
  function roundOf(id, user) {
    const round = one('SELECT * FROM rounds WHERE id = ?', id);
    if (round !== undefined && round.user !== user)
      throw new Refusal('TX_CONFLICT', 'The round belongs to another user.');
    return round;
  }

  const closeRound = (id) => run('UPDATE rounds SET closed = 1 WHERE id = ?', id);
  const transactionOf = (id) => one('SELECT * FROM transactions WHERE id = ?', id);

  const tooLow = ({ balance }) =>
    new Refusal('INSUFFICIENT_FUNDS', 'The balance is too low.', { balance: String(balance) });

  function setBalance({ id, balance }, change) {
    const next = balance + change;
    if (next < 0n) throw tooLow({ balance });
    if (next > largestBalance) throw new Refusal('LIMIT_REACHED', 'The balance would be too large.');
    run('UPDATE users SET balance = ? WHERE id = ?', next, id);
    return String(next);
  }

  function store({ id, type, amount, bet = null }, { user, roundId }, body, answer) {
    run(
      'INSERT INTO transactions (id, user, round, type, bet, amount, request, answer) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, user, roundId, type, bet, amount, body, JSON.stringify(answer)],
    );
    return answer;
  }

  /** The answer to a transaction whose id is known (rule 1). */
  function storedAnswer(known, body) {
    if (known.rolled_back) throw new Refusal('TX_ROLLED_BACK', 'The bet was rolled back.');
    if (known.request !== body) throw new Refusal('TX_CONFLICT', 'The id belongs to another transaction.');
    const answer = JSON.parse(known.answer);
    if (known.type === 'REFUSED_BET') throw new Refusal(answer.code, answer.message, answer);
    return answer;
  }

  function authenticate({ token, brand }) {
    const session = sessionOf(token, { brand });
    const { id, coin, country, balance } = userOf(session.user);
    return { user: id, coin, country, balance: String(balance) };
  }

  function balance({ token, user, coin }) {
    sessionOf(token, { user });
    return { balance: String(userOf(user, coin).balance) };
  }

  function bet(request) {
    const { token, user, coin, txId, roundId, game, win, roundClosed } = request;
    const body = bodyOf('/bet', request);
    // The token of a repeated bet can have expired meanwhile.
    const known = transactionOf(txId);
    if (known !== undefined) return storedAnswer(known, body);
    sessionOf(token, { user, game });
    const player = userOf(user, coin);
    if (win !== undefined && (win.txId === txId || transactionOf(win.txId) !== undefined))
      throw new Refusal('TX_CONFLICT', 'The id of the win belongs to another transaction.');
    const round = roundOf(roundId, user);
    if (round?.closed) throw new Refusal('ROUND_CLOSED', 'The round is closed.');

    const amount = BigInt(request.amount);
    const won = BigInt(win?.amount ?? 0);
    // The win never funds its own bet (rule 3).
    if (player.balance < amount) {
      const refusal = tooLow(player);
      store({ id: txId, type: 'REFUSED_BET', amount: 0n }, request, body, refusal.body);
      return refusal;
    }
    if (round === undefined) run('INSERT INTO rounds (id, user) VALUES (?, ?)', roundId, user);
    const answer = { txId, balance: setBalance(player, won - amount) };
    if (win !== undefined)
      store({ id: win.txId, type: 'WIN_OF_BET', bet: txId, amount: won }, request, '', answer);
    if (roundClosed) closeRound(roundId);
    return store({ id: txId, type: 'BET', amount: -amount }, request, body, answer);
  }

  function win(request) {
    const { user, coin, txId, roundId, kind, roundClosed } = request;
    const body = bodyOf('/win', request);
    const known = transactionOf(txId);
    if (known !== undefined) return storedAnswer(known, body);
    const player = userOf(user, coin);
    const round = roundOf(roundId, user);
    if (!prizes.includes(kind)) {
      if (round?.closed) throw new Refusal('ROUND_CLOSED', 'The round is closed.');
      const bets = "SELECT MIN(rolled_back) AS undone FROM transactions WHERE round = ? AND type = 'BET'";
      const { undone } = one(bets, roundId);
      if (undone === null) throw new Refusal('TX_NOT_FOUND', 'The round has no bet.');
      if (undone) throw new Refusal('TX_ROLLED_BACK', 'The bets of the round were rolled back.');
    }
    const amount = BigInt(request.amount);
    const answer = { txId, balance: setBalance(player, amount) };
    if (roundClosed) closeRound(roundId);
    return store({ id: txId, type: 'WIN', amount }, request, body, answer);
  }

  function rollback(request) {
    const { user, coin, roundId, txIds } = request;
    const player = userOf(user, coin);
    const round = roundOf(roundId, user);
    let change = 0n;
    for (const txId of new Set(txIds)) {
      const known = transactionOf(txId);
      if (known === undefined) {
        // The bet may still be on its way: the row refuses it when it arrives (rule 5).
        store({ id: txId, type: 'BET', amount: 0n }, request, '', {});
      } else if (known.user !== user || known.round !== roundId || known.type.startsWith('WIN')) {
        throw new Refusal('TX_CONFLICT', 'A transaction is not a bet of this round.');
      } else if (!known.rolled_back && known.type === 'BET') {
        if (round?.closed) throw new Refusal('ROUND_CLOSED', 'The round is closed.');
        const { total } = one(
          'SELECT SUM(amount) AS total FROM transactions WHERE id = ? OR bet = ?',
          txId,
          txId,
        );
        change -= BigInt(total);
      }
      run('UPDATE transactions SET rolled_back = 1 WHERE id = ? OR bet = ?', txId, txId);
    }
    return { txIds, balance: setBalance(player, change) };
  }

  function close({ user, roundId }) {
    const player = userOf(user);
    if (roundOf(roundId, user) === undefined) throw new Refusal('TX_NOT_FOUND', 'The round has no bet.');
    closeRound(roundId);
    return { balance: String(player.balance) };
  }

  function devSession({ coin, balance: opening, brand, game, user, expired = false }) {
    const id = user ?? `user-${randomUUID()}`;
    if (user !== undefined) userOf(id, coin);
    else run('INSERT INTO users VALUES (?, ?, ?, ?, ?)', id, coin, 'MT', BigInt(opening), BigInt(opening));
    const token = randomUUID();
    const expiresAt = expired ? 0 : now() + 3_600_000;
    run('INSERT INTO sessions VALUES (?, ?, ?, ?, ?)', token, id, brand, game, expiresAt);
    if (expired) run('UPDATE sessions SET expires_at = 0 WHERE user = ?', id);
    return { token, user: id };
  }

  return {
    ...{ '/authenticate': authenticate, '/balance': balance, '/bet': bet, '/win': win },
    ...{ '/rollback': rollback, '/close': close, ...(isDevelopment && { '/dev/session': devSession }) },
  };
}

// ── HTTP ──

/** Reads a body, but keeps no more than is allowed. */
async function readBody(request) {
  const pieces = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > largestRead) request.destroy();
    if (length <= largestBody) pieces.push(piece);
  }
  if (length > largestBody) throw new Refusal('TOO_LARGE', 'The body is too large.');
  return Buffer.concat(pieces);
}

/**
 * A wallet in a file. `keys` are the keys of NovaLink by their ids. `isDevelopment` offers `/dev/session`, with which
 * anybody who has a key creates balances. Call `listen` of its server, and `close` at the end.
 */
export function openWallet({ file, keys, isDevelopment = false, now = Date.now }) {
  // SQLite's lock is a folder here, which stays if the process is killed. Only one process uses the file.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(file);
  database.exec(tables);
  const calls = callsOf(database, { isDevelopment, now });

  /** Does everything or nothing. SQLite writes one transaction after the other, so no call sees half of another. */
  function inTransaction(work) {
    database.exec('BEGIN IMMEDIATE');
    try {
      const answer = work();
      database.exec('COMMIT');
      return answer;
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  async function answerTo(request) {
    const bytes = await readBody(request);
    if (!isSigned(request, bytes, keys, now()))
      throw new Refusal('INVALID_SIGNATURE', 'The signature is not valid.');
    const [path] = request.url.split('?');
    if (request.method !== 'POST' || !Object.hasOwn(calls, path))
      throw new Refusal('NOT_FOUND', 'The path does not exist.');
    const read = readRequest(path, bytes);
    const answer = inTransaction(() => calls[path](read));
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  const server = createServer((request, response) => {
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    answerTo(request).then(
      (answer) => send(200, answer),
      (error) => {
        const traceId = randomUUID();
        const isRefusal = error instanceof Refusal;
        if (!isRefusal && request.complete) console.error(traceId, error);
        const { body } = isRefusal ? error : new Refusal('INTERNAL', 'Something is wrong in the wallet.');
        send(statuses[body.code], { ...body, traceId });
      },
    );
  });
  const close = async () => {
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    database.close();
  };
  return { server, close };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { WALLET_FILE = 'wallet.sqlite', WALLET_KEY = 'test:not-a-secret', PORT = '4100' } = process.env;
  const { WALLET_PUBLIC_KEY: publicKey, NODE_ENV } = process.env;
  const [id, secret] = WALLET_KEY.split(':');
  const keys = { [id]: { secret, publicKey } };
  const { server, close } = openWallet({ file: WALLET_FILE, keys, isDevelopment: NODE_ENV !== 'production' });
  server.listen(Number(PORT), '127.0.0.1', () =>
    console.warn(`The wallet listens at http://127.0.0.1:${server.address().port} for the key ${id}.`),
  );
  process.once('SIGTERM', close).once('SIGINT', close);
}
