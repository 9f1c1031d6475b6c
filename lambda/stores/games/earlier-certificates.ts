import { marshall } from '@aws-sdk/util-dynamodb';
import { object, optional, parse, string } from 'valibot';
import { gameKey, gameVersionKey, testRunKey, testRunModelKey } from '#domain/keys';
import { ruleSet } from '@novalink/engine/lab';
import { type MathModel, readModel } from '@novalink/engine';
import type { LiveGame } from '#lambda/stores/games/live-games';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

/** The live version of a game that was certified by an earlier rule set, whose RTP does not include all limits. */
export interface EarlierCertificate {
  readonly versionId: string;
  readonly semver: string;
  /** The RTP that players see: a decimal. */
  readonly rtp: string;
  readonly model: MathModel;
}

export interface EarlierCertificates {
  /** Undefined if the current rule set certified the live version, or its RTP was already restated. */
  of(game: LiveGame): Promise<EarlierCertificate | undefined>;
  /** Replaces the RTP that players see, unless another version is live by now. */
  restate(gameId: string, versionId: string, rtp: string): Promise<void>;
}

const versionSchema = object({ semver: string(), certifiedRunId: optional(string()) });
const runSchema = object({ ruleSet: optional(string()) });
const modelSchema = object({ mathModel: string() });

export function earlierCertificates({
  dynamodb,
  mainTable: table,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EarlierCertificates {
  const read = (...keys: readonly ReturnType<typeof testRunKey>[]) =>
    rowsByKeys({ dynamodb }, keys.map((key) => ({ table, key }))); // oxfmt-ignore
  return {
    of: async ({ id, live }) => {
      if (live?.rtp === undefined || live.rtpRuleSet === ruleSet) return undefined;
      const [versionRow] = await read(gameVersionKey(id, live.versionId));
      if (!versionRow) return undefined;
      const { semver, certifiedRunId } = parse(versionSchema, versionRow);
      if (certifiedRunId === undefined) return undefined;
      const [runRow, modelRow] = await read(testRunKey(certifiedRunId), testRunModelKey(certifiedRunId));
      if (!runRow || !modelRow || parse(runSchema, runRow).ruleSet === ruleSet) return undefined;
      const found = readModel(parse(modelSchema, modelRow).mathModel);
      if ('faults' in found) return undefined;
      return { versionId: live.versionId, semver, rtp: live.rtp, model: found.model };
    },
    restate: async (gameId, versionId, rtp) => {
      const Update = {
        TableName: table,
        Key: marshall(gameKey(gameId)),
        UpdateExpression: 'SET live.rtp = :rtp, live.rtpRuleSet = :ruleSet',
        ConditionExpression: 'live.versionId = :version',
        ExpressionAttributeValues: marshall({ ':rtp': rtp, ':ruleSet': ruleSet, ':version': versionId }),
      };
      await transact(dynamodb, [{ Update }]);
    },
  };
}
