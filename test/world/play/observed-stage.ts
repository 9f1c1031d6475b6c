import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { startObservedEngine } from '#test/cloud/units/observed-engine';
import { localAssembly } from '#test/support/assembly';

type StartedCloud = Parameters<typeof openStage>[0] & { readonly stop: () => Promise<unknown> };

export type StartCloud = (options: {
  readonly assembly: string;
  readonly dynamoDbEndpoint: string;
}) => Promise<StartedCloud>;

type ObservedEngine = Awaited<ReturnType<typeof startObservedEngine>>;

/** Starts a local cloud whose calls for items are recorded, and stops it after use. */
export async function onObservedStage<Result>(
  start: StartCloud,
  use: (stage: Stage, engine: ObservedEngine) => Promise<Result>,
): Promise<Result> {
  const engine = await startObservedEngine();
  const cloud = await start({
    assembly: await localAssembly(),
    dynamoDbEndpoint: engine.endpoint,
  }).catch(async (error: unknown) => {
    await engine.stop();
    throw error;
  });
  try {
    return await use(await openStage(cloud), engine);
  } finally {
    await cloud.stop();
    await engine.stop();
  }
}
