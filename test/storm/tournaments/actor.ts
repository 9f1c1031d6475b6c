import type { TournamentEntry } from '#domain/generated/types';
import type { RefusalAnswer } from '#lambda/runtime/refusal';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { ulid } from '#lambda/runtime/ulid';
import { tolerated } from '#test/storm/play-together';
import { suspend } from '#test/storm/play-world';
import type { Step } from './plan';
import type { World, WorldFunctions } from './world';

/** The response to a request to join. */
export interface JoinAnswer {
  readonly tournamentId: string;
  readonly playerId: string;
  /** The id of the entry; undefined if the request was refused or its outcome is unknown. */
  readonly entryId: string | undefined;
}

/** A request and its response. */
export interface Kept {
  readonly joined: JoinAnswer[];
  readonly known: Map<string, { readonly again: () => Promise<unknown>; readonly answer: unknown }>;
  readonly requestIds: Map<string, string>;
}

export const newKept = (): Kept => ({ joined: [], known: new Map(), requestIds: new Map() });

/** Runs the steps of a plan and stores the responses. */
export function actorOf(
  world: World,
  does: WorldFunctions,
  tournamentIds: readonly string[],
  { joined, known, requestIds }: Kept = newKept(),
) {
  const { brandId, clock, players } = world;
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
          // The function starts the work immediately.
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
    /** Repeats all requests that got a response. Returns the responses that differ. */
    repeat: async () => {
      const others: string[] = [];
      for (const [name, { again, answer }] of known)
        if (isOther(await tolerated(again), answer)) others.push(name);
      for (const id of tournamentIds) await tolerated(() => does.settle(id));
      return others;
    },
  };
}

/** Players who were suspended in the meantime are refused; all other responses must be the same. */
const isOther = (again: unknown, before: unknown) =>
  !Object.hasOwn(Object(again) as object, 'refusal') && essence(again) !== essence(before);

/** Ignores values such as seeds, which are returned only after they are revealed. */
function essence(answer: unknown): string {
  const { id, status, bet, win, balance } = Object(answer) as Record<string, unknown>;
  return JSON.stringify({ id, status, bet, win, balance });
}

/** Does what the stream of players' rows does, with a delay. */
async function copyScores(
  { plays, scores }: WorldFunctions,
  { brandId }: World,
  playerId: string,
): Promise<void> {
  const row = await plays.read(brandId, playerId);
  for (const [tournamentId, play] of Object.entries(row?.tournaments ?? {}))
    if (play.state.rounds > 0)
      await scores.copy({ tournamentId, playerId, version: row?.version ?? 0, play });
}

/** Processes due work until there is none. Returns the work that failed. */
export async function sweep({ clock }: World, { settle }: WorldFunctions): Promise<readonly string[]> {
  let failed: readonly string[] = [];
  for (let times = 0; times < 3; times += 1) {
    clock.pass(300_000);
    const swept = await settle(undefined);
    failed = swept.failed;
    if (swept.done.length + failed.length === 0) break;
  }
  return failed;
}
