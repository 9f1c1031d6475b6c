import { advancingClock, systemClock } from './platform/clock';
import { credentialRegister } from './platform/credentials';
import { memoryStorage } from './platform/memory-storage';
import { createAllServices } from './services/all-services';
import { supportTable } from './template/supported';

/** Lists the supported features in Markdown: operations by service, then resource types and their properties. */
export async function supportText(): Promise<string> {
  const storage = memoryStorage();
  const clock = advancingClock({ storage });
  const services = await createAllServices({
    storage,
    clock,
    tokenClock: systemClock,
    credentials: credentialRegister({ storage, clock }),
    origin: 'http://localhost',
    assets: { pathOf: (_bucket, key) => key },
    deployed: () => ({ outputs: {}, resources: [] }),
    database: {},
    logFolder: undefined,
    onMail: () => undefined,
  });
  const operations = Object.entries(services.operations).map(
    ([service, names]) => `- ${service}: ${names.join(', ')}`,
  );
  await services.stop();
  return [...operations, '', supportTable(services.kinds)].join('\n');
}
