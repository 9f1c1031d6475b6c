import { quantiles } from './latencies';

export interface Load {
  readonly clients: number;
  readonly seconds: number;
}

export interface Throughput {
  readonly perSecond: number;
  /** Latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** The throughput of clients that each send the next request as soon as they get a response. */
export async function throughput(
  { clients, seconds }: Load,
  ask: (client: number, count: number) => Promise<void>,
): Promise<Throughput> {
  const taken: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const runClient = async (client: number) => {
    for (let count = 0; performance.now() < until; count += 1) {
      const sent = performance.now();
      await ask(client, count);
      taken.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return { perSecond: (taken.length / (performance.now() - begun)) * 1000, ...quantiles(taken) };
}
