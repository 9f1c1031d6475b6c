import { beforeAll, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { askGraphql, type Credentials } from '../environment/ask-graphql';
import { guest } from '../environment/sign-in';
import { openOwnTestEnvironment } from '../environment/test-environment';
import { guestToken } from '../cases/objects';

let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
beforeAll(async () => {
  environment = await openOwnTestEnvironment('guest-rounds');
});

const requests = 1000;
const atOnce = 20;
const bet = 10;

interface Answer {
  readonly nonce: number;
  readonly errorType?: string | null | undefined;
}

const round = async (as: Credentials, playToken: string, nonce: number): Promise<Answer> => {
  const { data, errors } = await askGraphql(environment.stage.graphql, as, {
    query: 'mutation ($input: PlayDemoRoundInput!) { playGuestRound(input: $input) { nonce } }',
    variables: { input: { playToken, nonce, clientSeed: 'lantern', bet } },
  });
  expect(data?.playGuestRound ? errors : errors.slice(1)).toEqual([]);
  return { nonce, errorType: errors[0]?.errorType };
};

test('a guest who requests 1,000 rounds plays one in each cycle', async () => {
  const { stage, uninvolvedUser } = environment;
  const script = await guest(stage);
  const token = await guestToken(
    stage,
    { ask: (body) => askGraphql(stage.graphql, script, body) },
    uninvolvedUser.sub,
  );
  const begun = performance.now();
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    while (answers.length < requests) {
      const answer = await round(script, token, next);
      answers.push(answer);
      // The next round, whichever of the workers played this one.
      if (answer.errorType === undefined) next = Math.max(next, answer.nonce + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const cycles = Math.ceil((performance.now() - begun) / limits.demo.spinCycleMilliseconds);
  const played = new Set(answers.filter(({ errorType }) => !errorType).map(({ nonce }) => nonce));
  expect(played.size).toBeGreaterThan(0);
  expect(played.size).toBeLessThanOrEqual(cycles);
  const refusals = new Set(answers.flatMap(({ errorType }) => errorType ?? []));
  expect(refusals).toContain('play.too-fast');
  for (const refusal of refusals) expect(['play.too-fast', 'write.collided']).toContain(refusal);
});
