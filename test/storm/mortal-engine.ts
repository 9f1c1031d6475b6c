import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startEngineProcess, type EngineProcess } from 'cdk-local-cloud/dynamodb';

/** An engine that is killed without warning and restarted with its file. */
export interface MortalEngine {
  /** A client of the current process. */
  client(): DynamoDBClient;
  endpoint(): string;
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortalEngine(databaseFile: string): Promise<MortalEngine> {
  let engine = await startEngineProcess(databaseFile);
  let client = clientOf(engine);
  return {
    client: () => client,
    endpoint: () => engine.endpoint,
    async killAndRestart() {
      process.kill(engine.pid, 'SIGKILL');
      engine = await startEngineProcess(databaseFile);
      const dead = client;
      client = clientOf(engine);
      dead.destroy();
    },
    async stop() {
      client.destroy();
      await engine.stop();
    },
  };
}

const clientOf = ({ endpoint }: EngineProcess) =>
  new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'storm', secretAccessKey: 'storm' },
  });
