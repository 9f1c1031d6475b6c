import { Worker } from 'node:worker_threads';
import { executionEnvironment } from './execution-environment';
import { runtimeData, type FunctionThreads } from './function-threads';
import { crash, exited } from './invocation-answers';

/** A thread for each execution environment, with the memory limit of its function. */
export const ownThreads: FunctionThreads = {
  start: (deployed, options) =>
    executionEnvironment(deployed, options.extraSeconds, (receive) => {
      const worker = new Worker(new URL('./own-runtime.mjs', import.meta.url), {
        env: { ...options.variables },
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: deployed.memoryMegabytes },
        workerData: runtimeData(deployed, options),
      });
      worker.unref();
      for (const stream of [worker.stdout, worker.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => options.log(text));
      worker.on('message', receive);
      worker.on('error', (error) => receive({ kind: 'error', error: crash(error) }));
      worker.on('exit', (code) => receive({ kind: 'ended', error: exited(code) }));
      const end = async () => void (await worker.terminate());
      return { invoke: (invocation) => worker.postMessage(invocation), end, kill: end };
    }),
};
