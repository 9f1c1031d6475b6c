import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type RunTally, tallyFromJson, tallyToJson } from '@novalink/engine/lab';

/** The tallies of shards until they are merged. */
export interface ShardTallies {
  /** Repeated simulations of a shard have the same tally. */
  keep(runId: string, shard: number, tally: RunTally): Promise<void>;
  read(runId: string, shard: number): Promise<RunTally>;
}

export function shardTallies(s3: S3Client, bucket: string): ShardTallies {
  const at = (runId: string, shard: number) => ({ Bucket: bucket, Key: `runs/${runId}/${shard}.json` });
  return {
    keep: async (runId, shard, tally) => {
      const object = { ContentType: 'application/json', Body: tallyToJson(tally) };
      await s3.send(new PutObjectCommand({ ...at(runId, shard), ...object }));
    },
    read: async (runId, shard) => {
      const { Body } = await s3.send(new GetObjectCommand(at(runId, shard)));
      if (!Body) throw new Error('The S3 response has no body.');
      return tallyFromJson(await Body.transformToString());
    },
  };
}
