import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { region } from '#local/services/needs';
import type { Resource } from '#local/template/resource-kind';
import { openDates } from './dates';
import { generatedName, poolSuffix } from './derived-id';
import { openGrants } from '../tokens/grants';
import type { UserPoolProperties } from '../kinds/user-pool-properties';
import { poolArn } from './pool';
import type { UserPool, UserPoolClient } from './pool';
import { openTokenKey } from '../tokens/token-key';
import { openUsers } from '../users/users';

/** The user pools of the templates. */
export interface Pools {
  create(resource: Resource<UserPoolProperties>): Promise<UserPool>;
  /** Creation and modification dates of groups and pools. */
  readonly dates: ReturnType<typeof openDates>;
  /** Throws ResourceNotFoundException. */
  byId(id: string): UserPool;
  /** Throws ResourceNotFoundException. */
  byClient(clientId: string): { pool: UserPool; client: UserPoolClient };
  all(): UserPool[];
}

export function createPools(storage: Storage, clock: Clock): Pools {
  const pools = new Map<string, UserPool>();
  const dates = openDates(storage, clock);
  return {
    dates,
    async create({ logicalId, nameSeed, properties }) {
      const id = `${region}_${poolSuffix(nameSeed)}`;
      const pool: UserPool = {
        id,
        arn: poolArn(id),
        name: properties.UserPoolName ?? generatedName(logicalId, nameSeed),
        dates: dates(id, properties),
        properties,
        clients: new Map(),
        groups: new Map(),
        users: openUsers(storage, id, properties.UsernameConfiguration.CaseSensitive),
        grants: openGrants(storage, id),
        key: await openTokenKey(storage, id),
      };
      pools.set(id, pool);
      return pool;
    },
    byId(id) {
      const pool = pools.get(id);
      if (!pool) throw new AwsError('ResourceNotFoundException', `User pool ${id} does not exist.`);
      return pool;
    },
    byClient(clientId) {
      for (const pool of pools.values()) {
        const client = pool.clients.get(clientId);
        if (client) return { pool, client };
      }
      throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
    },
    all: () => [...pools.values()],
  };
}
