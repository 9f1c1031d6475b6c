import type { Cloud } from 'cdk-local-cloud';
import type { CodeSwaps } from '#tools/dev/code-swaps';
import { hasSameTemplates } from '#tools/dev/template-files';
import { withAdvice } from '#tools/local/advice';

interface Needs {
  readonly assembly: string;
  readonly port: number;
  /** Starts the cloud of an assembly on a port, with the data of the previous run. */
  readonly start: (assembly: string, port: number) => Promise<Cloud>;
  readonly swaps: CodeSwaps;
  readonly log: (line: string) => void;
}

/** The local cloud, in which one assembly can replace another. */
export interface Deployments {
  readonly cloud: Cloud;
  /** Whether another assembly requires a restart. It does not if only the code of its resources differs. */
  needsRestart(assembly: string): boolean;
  /** An assembly that cannot be deployed is reported, and the previous one starts again. */
  restart(assembly: string): Promise<void>;
  stop(): Promise<void>;
}

export async function firstDeployment({ port, start, swaps, log, ...first }: Needs): Promise<Deployments> {
  let { assembly } = first;
  const cloud = await start(assembly, port);
  let current = cloud;
  swaps.follow(cloud, assembly);
  const samePort = Number(new URL(cloud.origin).port);
  return {
    cloud,
    needsRestart: (next) => !hasSameTemplates(assembly, next),
    async restart(next) {
      await current.stop();
      try {
        current = await start(next, samePort);
        assembly = next;
        swaps.follow(current, next);
      } catch (error) {
        log(error instanceof Error ? withAdvice(error) : String(error));
        log('The previous templates are running again.');
        current = await start(assembly, samePort);
        swaps.repeat(current);
      }
    },
    stop: () => current.stop(),
  };
}
