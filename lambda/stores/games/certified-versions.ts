import { nullable, number, object, optional, parse, string, union } from 'valibot';
import type { PlayedVersion } from '#domain/dashboards/game-metrics';
import { gameVersionKey, testRunKey } from '#domain/keys';
import { certifiedReference } from '#domain/rtp-monitoring/certified-reference';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The versions of a game with the figures of their certificates, without deleted versions. */
export type CertifiedVersions = (
  gameId: string,
  versionIds: readonly string[],
) => Promise<ReadonlyMap<string, PlayedVersion>>;

const versionSchema = optional(object({ semver: string(), certifiedRunId: optional(string()) }));
const runSchema = optional(
  object({
    rtpFraction: nullable(string()),
    maxWinX: number(),
    rtpBounds: optional(
      union([
        object({ low: string(), high: string(), sd: optional(string()) }),
        object({ sd: string(), capLoss: nullable(string()) }),
      ]),
    ),
  }),
);

export const certifiedVersions =
  ({ dynamodb, mainTable: table }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CertifiedVersions =>
  async (gameId, versionIds) => {
    const places = versionIds.map((id) => ({ table, key: gameVersionKey(gameId, id) }));
    const rows = await rowsByKeys({ dynamodb }, places);
    const versions = versionIds.flatMap((id, place) => {
      const version = parse(versionSchema, rows[place]);
      return version ? [{ id, ...version }] : [];
    });
    const runIds = versions.flatMap(({ certifiedRunId }) => certifiedRunId ?? []);
    const runs = await rowsByKeys(
      { dynamodb },
      runIds.map((id) => ({ table, key: testRunKey(id) })),
    );
    const referenceOf = (runId: string | undefined) => {
      const run = parse(runSchema, runs[runIds.findIndex((id) => id === runId)]);
      return run && certifiedReference(run);
    };
    return new Map(
      versions.map(({ id, semver, certifiedRunId }) => [
        id,
        { semver, reference: referenceOf(certifiedRunId) },
      ]),
    );
  };
