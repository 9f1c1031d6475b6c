import {
  copyAssembly,
  leaveOutRuns,
  leaveOutSettlement,
  leaveOutStreams,
} from '#test/authorization/environment/assembly-copy';
import { openStage } from '#test/authorization/environment/stage';
import { createPersonas } from '#test/world/personas';
import { localAssembly } from '#test/support/assembly';
import { ownProduct } from '#test/support/hosted-product';
import { measureBrandUnits } from './measured-brand-units';
import { measureUnits } from './measured-units';
import { startObservedEngine } from './observed-engine';
import type { UnitsTable } from './units';

/** Starts a local cloud on an observed DynamoDB engine and measures every operation. */
export async function measureEveryUnit(): Promise<UnitsTable> {
  const copy = copyAssembly(await localAssembly());
  leaveOutStreams(copy);
  leaveOutRuns(copy);
  leaveOutSettlement(copy);
  const engine = await startObservedEngine();
  try {
    const cloud = await ownProduct({ assembly: copy.folder, dynamoDbEndpoint: engine.endpoint });
    const stage = await openStage(cloud);
    const personas = await createPersonas(stage, 'units');
    const ofOthers = await measureUnits(stage, personas, engine.take);
    const measured = { ...ofOthers, ...(await measureBrandUnits(stage, personas, engine.take)) };
    await cloud.stop();
    return measured;
  } finally {
    await engine.stop();
    copy.remove();
  }
}
