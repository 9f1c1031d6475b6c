import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { AwsError } from '#local/platform/aws-error';
import { startEngineProcess } from './engine-process';
import { createDatabase } from './new-database';
import { createTemporaryDatabase } from './temporary-database';

export interface EngineAnswer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

/**
 * A server for the DynamoDB protocol without permission checks. Measured differences between the bundled engine,
 * 1.2.1, and AWS.
 * Corrected here: fixed region and ARNs (engine-api); records of writes that change nothing, and repeated event ids
 * (change-streams); no expiry (expiry); no table ARNs in requests (dynamodb-service); shard iterators without the
 * stream ARN for permission checks (stream-operations); writes that read all changes of the day (new-database).
 * Not corrected: it never returns TransactionConflict and never throttles; every read is consistent; a stream is one
 * shard that never closes; and a restart clears client request tokens, which AWS keeps for ten minutes.
 */
export interface Engine {
  /** `target` is the API version and operation, such as `DynamoDB_20120810.GetItem`. */
  send(target: string, body: string): Promise<EngineAnswer>;
  stop(): Promise<void>;
}

export interface EngineChoice {
  /** Address of another engine. By default, the bundled engine is started. */
  readonly endpoint?: string;
  /** Database file of the bundled engine. By default, a temporary file. */
  readonly databaseFile?: string;
}

/** Throws EngineMissing, EngineUnreachable, and UnreadableData if the file is not a database. */
export async function startEngine({ endpoint, databaseFile }: EngineChoice): Promise<Engine> {
  if (endpoint !== undefined) return reach(endpoint);
  if (databaseFile === undefined) return startTemporaryEngine();
  await createDatabase(databaseFile);
  const engine = await startEngineProcess(databaseFile);
  return connect(engine.endpoint, engine.stop);
}

/** Starts an engine whose data is lost when it ends. */
async function startTemporaryEngine(): Promise<Engine> {
  const database = await createTemporaryDatabase();
  const engine = await startEngineProcess(database.file).catch((error: unknown) => {
    database.delete();
    throw error;
  });
  database.delete();
  return connect(engine.endpoint, async () => {
    await engine.stop();
    database.delete();
  });
}

export class EngineUnreachable extends Error {
  constructor(reason: unknown) {
    super(`${reason instanceof Error ? reason.message : String(reason)}.`);
    this.name = 'EngineUnreachable';
  }
}

async function reach(endpoint: string): Promise<Engine> {
  try {
    const engine = connect(endpoint, () => Promise.resolve());
    await engine.send('DynamoDB_20120810.ListTables', '{}');
    return engine;
  } catch (error) {
    throw new EngineUnreachable(error);
  }
}

/** Closes idle connections before any engine does (DynamoDB Local: after 30 s). */
const patient = { keepAlive: true, timeout: 15_000 };

function connect(endpoint: string, stop: () => Promise<void>): Engine {
  const url = new URL(endpoint);
  const secure = url.protocol === 'https:';
  const agent = secure ? new HttpsAgent(patient) : new HttpAgent(patient);
  const open = secure ? httpsRequest : httpRequest;
  const to = { ...urlToHttpOptions(url), agent, method: 'POST' };
  const send = (target: string, body: string) =>
    new Promise<EngineAnswer>((answer, refuse) => {
      const outgoing = open({ ...to, headers: headersFor(target, body) }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          answer({ status: incoming.statusCode ?? 500, body: Buffer.concat(chunks).toString() }),
        );
        incoming.on('error', refuse);
      });
      outgoing.on('error', (error) => refuse(unreachable(endpoint, error)));
      outgoing.end(body);
    });
  return {
    send,
    async stop() {
      agent.destroy();
      await stop();
    },
  };
}

/** Engines require a signature but do not verify it. Permissions were checked before. */
const headersFor = (target: string, body: string) => ({
  'content-type': 'application/x-amz-json-1.0',
  'content-length': Buffer.byteLength(body),
  'x-amz-target': target,
  'x-amz-date': '20260101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
});

const unreachable = (endpoint: string, error: Error) =>
  new AwsError(
    'InternalServerError',
    `The DynamoDB engine at ${endpoint} does not answer: ${error.message}`,
    500,
  );
