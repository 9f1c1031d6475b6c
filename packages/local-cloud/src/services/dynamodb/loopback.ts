import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Loopback {
  readonly host: string;
  readonly port: number;
}

/**
 * Finds a free port on a random address of 127.0.0.0/8, so that a web page in a browser on this machine cannot find
 * the engine by trying ports: there are about 2^39 combinations. Linux accepts the whole block. Other systems have
 * only 127.0.0.1, so that only the port is random.
 */
export async function freeLoopback(host = randomHost()): Promise<Loopback> {
  try {
    return { host, port: await freePort(host) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    return { host: '127.0.0.1', port: await freePort('127.0.0.1') };
  }
}

/** Avoids 127.0.0.0/16, which systems and programs use. */
const randomHost = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
