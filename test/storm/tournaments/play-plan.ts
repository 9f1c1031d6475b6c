import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TournamentEntry } from '#domain/generated/types';
import { chance } from '#domain/wallet/simulation/chance';
import { Refusal, type RefusalAnswer } from '#lambda/refusal';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { ulid } from '#lambda/ulid';
import { ClientCrash, injectFaults, type Fault } from '#test/storm/fault-injector';
import type { ProductTables } from '#test/support/given/product-tables';
import { logCommits, type Commit, type Tamper } from './commits';
import type { Phase, PlannedTournament, Step, TournamentPlan } from './plan';
import { newWorld, suspend, worldFunctions, worldStart, type Plant, type World } from './world';

const minute = 60_000;
const startsAt = worldStart + 30 * minute;
const endsAt = worldStart + 90 * minute;
/** Some time after the settlement is due. */
const settledFrom = endsAt + 3 * minute;
const latestRequests = 60;

/** What a player was told of a request to join. */
export interface JoinAnswer {
  readonly tournamentId: string;
  readonly playerId: string;
  /** The id of the entry; undefined if it was refused, or nobody knows. */
  readonly entryId: string | undefined;
}

/** Everything that is left of a plan that was played. */
export interface PlayedPlan {
  readonly world: World;
  readonly tournamentIds: readonly string[];
  readonly commits: readonly Commit[];
  readonly joined: readonly JoinAnswer[];
  /** The ids of tournaments that the last sweep could not finish. */
  readonly unfinished: readonly string[];
  /** How many commits there were before every request was repeated. */
  readonly beforeRepeats: number;
  /** Repeated requests whose answers were different. */
  readonly otherAnswers: readonly string[];
}

/** A protocol that is wrong on purpose. */
export interface Wrong {
  readonly tamper?: Tamper;
  readonly plant?: Plant;
}

export interface Stage {
  readonly tables: ProductTables;
  readonly gameId: string;
}

/** Plays a plan in a brand of its own, until everything that is due is done; then repeats every request. */
export async function playPlan(
  { tables, gameId }: Stage,
  plan: TournamentPlan,
  { tamper, plant }: Wrong = {},
): Promise<PlayedPlan> {
  const dynamodb = clientOf(tables);
  const { next: random } = chance(plan.seed);
  const log = logCommits(dynamodb, { random, ...(tamper && { tamper }) });
  const world = await newWorld(tables, { dynamodb, gameId, coins: plan.coins });
  const does = worldFunctions(world, dynamodb, plant);
  const tournamentIds: string[] = [];
  for (const planned of plan.tournaments) {
    const id = await newDraft(world, does, planned);
    tournamentIds.push(id);
    world.tournamentIds.add(id);
  }
  const actor = actorOf(world, does, tournamentIds);

  const road = injectFaults(dynamodb, scheduleOf(plan), latestRequests);
  const [opening, running, ended] = plan.phases;
  await atTheSameTime(tournamentIds.map((_id, tournament) => () => actor.publish(tournament)));
  await play(opening, actor.step);
  world.clock.set(startsAt + 5 * minute);
  await play(running, actor.step);
  world.clock.set(settledFrom);
  await play(ended, actor.step);
  await log.rest();
  await road.end();
  await log.rest();

  const unfinished = await sweep(does);
  const beforeRepeats = log.commits.length;
  const otherAnswers = await actor.repeat();
  return {
    ...{ world, tournamentIds, unfinished, beforeRepeats, otherAnswers },
    commits: log.commits,
    joined: actor.joined,
  };
}

const clientOf = ({ dynamodb, endpoint }: ProductTables) => {
  const { region, credentials, requestHandler } = dynamodb.config;
  return new DynamoDBClient({ region, credentials, requestHandler, endpoint, maxAttempts: 1 });
};

const scheduleOf = ({ faults }: TournamentPlan): readonly Fault[] =>
  faults.flatMap(({ after, fault }) => [...Array.from({ length: after }, (): Fault => 'none'), fault]);

type Does = ReturnType<typeof worldFunctions>;

async function newDraft(
  { brandId, gameId, clock }: World,
  { manage }: Does,
  { entryMode, buyIn, scoring, prizes, minEntrants, maxEntrants }: PlannedTournament,
): Promise<string> {
  const isPool = prizes.kind === 'POOL' && entryMode === 'BUY_IN';
  const amounts = prizes.kind === 'FIXED' ? prizes.ranks : prizes.ranks.map((share) => share * 9);
  const rules = {
    ...{ name: 'Friday Sprint', coin: 'GOLD', gameIds: [gameId], entryMode, minBet: '1', minEntrants },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    maxEntrants: entryMode === 'AUTO' ? null : maxEntrants,
    buyIn: entryMode === 'BUY_IN' ? `${buyIn}` : null,
    scoring: { model: scoring, ...(scoring === 'BEST_STREAK' && { fromX100: 200 }) },
    prizeKind: isPool ? 'POOL' : 'FIXED',
    prizes: (isPool ? prizes.ranks : amounts)
      .slice(0, maxEntrants ?? Infinity)
      .map((worth, place, { length }) => ({
        ...{ rankFrom: place + 1, rankTo: place + 1 },
        ...(isPool ? { share: length < prizes.ranks.length ? 10_000 / length : worth * 100 } : { amount: `${worth}` }),
      })),
  };
  const made = await manage('createTournament', { brandId, rules, requestId: ulid(clock.now()) });
  if (typeof made !== 'object' || !('rulesHash' in made))
    throw new Error(`The draft was refused: ${JSON.stringify(made)}`);
  return made.id;
}

/** Makes the steps of a plan, and keeps what was told of them. */
function actorOf(world: World, does: Does, tournamentIds: readonly string[]) {
  const { brandId, clock, players } = world;
  const joined: JoinAnswer[] = [];
  const known = new Map<string, { readonly again: () => Promise<unknown>; readonly answer: unknown }>();
  const requestIds = new Map<string, string>();
  const requestId = (name: string) => {
    const id = requestIds.get(name) ?? ulid(clock.now());
    requestIds.set(name, id);
    return id;
  };
  const one = <Value>(values: readonly Value[], place: number): Value => {
    const value = values[place % values.length];
    if (value === undefined) throw new Error('A plan has players and tournaments.');
    return value;
  };
  const join = async (tournament: number, player: number, request: number) => {
    const [id, { sub, playerId }] = [one(tournamentIds, tournament), one(players, player)];
    const ask = () =>
      does.play(sub, 'joinTournament', { id, requestId: requestId(`join ${id} ${sub} ${request}`) });
    const answer = (await ask()) as TournamentEntry | RefusalAnswer;
    const entryId = 'refusal' in answer ? undefined : answer.id;
    joined.push({ tournamentId: id, playerId, entryId });
    if (entryId !== undefined) known.set(`join ${id} ${sub}`, { again: ask, answer });
  };
  const round = async (player: number, request: number, level: number) => {
    const { sub, sessionId } = one(players, player);
    const input = { brandId, sessionId, bet: `${level * 100}`, requestId: requestId(`${sub} ${request}`) };
    const ask = () => does.play(sub, 'playRound', input);
    const answer = (await ask()) as object;
    if (!('refusal' in answer)) known.set(`round ${input.requestId}`, { again: ask, answer });
  };
  const settle = async (tournamentId: string | undefined) => void (await does.settle(tournamentId));
  const expectedVersion = async (id: string) => (await tournamentStore(world.tables).read(id))?.version ?? 1;
  return {
    joined,
    publish: async (tournament: number) => {
      const id = one(tournamentIds, tournament);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const input = { id, expectedVersion: await expectedVersion(id) };
        const answer = await tolerated(() => does.manage('publishTournament', input));
        if (answer !== undefined) return;
      }
    },
    step: async (step: Step) => {
      clock.pass(7);
      switch (step.do) {
        case 'join':
          return join(step.tournament, step.player, step.request);
        case 'round':
          return round(step.player, step.request, step.level);
        case 'cancel': {
          const id = one(tournamentIds, step.tournament);
          const input = { id, expectedVersion: await expectedVersion(id), reason: 'As agreed.' };
          await does.manage('cancelTournament', input);
          // The function starts the work at once.
          return settle(id);
        }
        case 'suspend':
          return suspend(world, one(players, step.player));
        case 'copy scores':
          return copyScores(does, world, one(players, step.player).playerId);
        case 'settle':
          return settle(step.tournament === null ? undefined : one(tournamentIds, step.tournament));
      }
    },
    /** Asks everything that was answered again. Returns what was answered otherwise. */
    repeat: async () => {
      const others: string[] = [];
      for (const [name, { again, answer }] of known)
        if (isOther(await tolerated(again), answer)) others.push(name);
      for (const id of tournamentIds) await tolerated(() => does.settle(id));
      return others;
    },
  };
}

/** Players who were suspended meanwhile are refused; nobody is told something else than before. */
const isOther = (again: unknown, before: unknown) =>
  !Object.hasOwn(Object(again), 'refusal') && essence(again) !== essence(before);

/** Seeds, for instance, are told only after they are revealed. */
function essence(answer: unknown): string {
  const { id, status, bet, win, balance } = Object(answer) as Record<string, unknown>;
  return JSON.stringify({ id, status, bet, win, balance });
}

/** As the stream of the players' rows does it, some time later. */
async function copyScores({ plays, scores }: Does, { brandId }: World, playerId: string): Promise<void> {
  const row = await plays.read(brandId, playerId);
  for (const [tournamentId, play] of Object.entries(row?.tournaments ?? {}))
    if (play.state.rounds > 0)
      await scores.copy({ tournamentId, playerId, version: row?.version ?? 0, play });
}

async function play(phase: Phase, make: (step: Step) => Promise<void>): Promise<void> {
  await atTheSameTime(
    phase.map((steps) => async () => {
      for (const step of steps) await tolerated(() => make(step));
    }),
  );
}

const atTheSameTime = (clients: readonly (() => Promise<void>)[]) =>
  Promise.all(clients.map((client) => client().catch(unlessCrashed)));

function unlessCrashed(fault: unknown): void {
  if (!(fault instanceof ClientCrash)) throw fault;
}

/** What a caller may be told when something goes wrong: they ask again, or leave it. A crash ends its client. */
async function tolerated<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof ClientCrash) throw fault;
    if (fault instanceof Refusal || isExpected(fault)) return undefined;
    throw fault;
  }
}

const expected = [
  /^(?:TimeoutError|ThrottlingException|InternalServerError)$/,
  /^Transaction cancelled/,
  /^The movement .* was not posted/,
  /could not be read|was not read|is behind|were changed|is not there any more/,
];
const isExpected = (fault: unknown) =>
  fault instanceof Error && expected.some((form) => form.test(fault.message));

/** Does what is due, until nothing is. Returns what was not done. */
async function sweep({ settle }: Does): Promise<readonly string[]> {
  let failed: readonly string[] = [];
  for (let times = 0; times < 3; times += 1) {
    const swept = await settle(undefined);
    failed = swept.failed;
    if (swept.done.length + failed.length === 0) break;
  }
  return failed;
}
