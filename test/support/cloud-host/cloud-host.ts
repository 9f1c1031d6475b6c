import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Argument, Call, Hosted, Reply, Wanted } from './messages';

/** A process that runs local clouds as long as this process exists. */
export interface CloudHost {
  isAlive(): boolean;
  ask<Name extends Call>(call: Name, argument: Argument<Name>): Promise<Answer<Name>>;
  /** The shared cloud for a use, which is started at the first request. */
  shared(use: string, wanted: Wanted): Promise<Hosted>;
}

/** Neither the process nor its channel keeps this process alive, so it does not have to be stopped. */
export function startCloudHost(): CloudHost {
  const child = fork(join(process.cwd(), 'test/support/cloud-host/host-process.ts'), {
    execArgv: ['--no-warnings', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, (reply: Reply) => void>();
  const settle = (reply: Reply) => {
    waiting.get(reply.request)?.(reply);
    waiting.delete(reply.request);
    if (waiting.size === 0) child.channel?.unref();
  };
  child.on('message', (message) => settle(message as Reply));
  child.on('exit', (code, signal) => {
    const error = `The process of the local clouds has ended: ${signal ?? code}.`;
    for (const request of [...waiting.keys()]) settle({ request, error });
  });
  let last = 0;
  const ask: CloudHost['ask'] = (call, argument) =>
    new Promise((resolve, reject) => {
      const request = (last += 1);
      waiting.set(request, (reply) => {
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.answer as Answer<typeof call>);
      });
      child.channel?.ref();
      child.send({ request, call, argument }, (error) => {
        if (error) settle({ request, error: error.message });
      });
    });
  const shared = new Map<string, Promise<Hosted>>();
  return {
    isAlive: () => child.connected,
    ask,
    shared: (use, wanted) => {
      const hosted = shared.get(use) ?? ask('start', wanted);
      shared.set(use, hosted);
      return hosted;
    },
  };
}
