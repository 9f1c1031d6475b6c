import { startCloud, type Cloud } from '#local/cloud';
import { copyAssembly, leaveOutRuns, leaveOutStreams } from '#test/authorization/environment/assembly-copy';
import { openStage } from '#test/authorization/environment/stage';
import { createPersonas } from '#test/authorization/personas/personas';
import { localAssembly } from '#test/support/assembly';
import { measureBrandUnits } from './measured-brand-units';
import { measureUnits } from './measured-units';
import { startObservedEngine } from './observed-engine';
import type { UnitsTable } from './units';

/** Starts a local cloud on an observed DynamoDB engine and measures every operation. */
export async function measureEveryUnit(): Promise<UnitsTable> {
  const copy = copyAssembly(await localAssembly());
  leaveOutStreams(copy);
  leaveOutRuns(copy);
  const engine = await startObservedEngine();
  let cloud: Cloud | undefined;
  try {
    cloud = await startCloud({
      assembly: copy.folder,
      data: 'memory',
      port: 0,
      dynamoDbEndpoint: engine.endpoint,
      log: () => undefined,
    });
    const stage = await openStage(cloud);
    const personas = await createPersonas(stage, 'units');
    const ofOthers = await measureUnits(stage, personas, engine.take);
    return { ...ofOthers, ...(await measureBrandUnits(stage, personas, engine.take)) };
  } finally {
    await cloud?.stop();
    await engine.stop();
    copy.remove();
  }
}
