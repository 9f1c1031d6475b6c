import { AwsError } from '#local/platform/aws-error';
import type { Storage } from '#local/platform/storage';
import { region } from '#local/services/needs';
import { poolSuffix } from './derived-id';
import { openGrants } from './grants';
import type { UserPoolProperties } from './kinds/user-pool';
import { poolArn } from './pool';
import type { UserPool, UserPoolClient } from './pool';
import { openTokenKey } from './token-key';
import { openUsers } from './users';

/** The pools that the templates made. */
export interface Pools {
  create(nameSeed: string, properties: UserPoolProperties): Promise<UserPool>;
  /** Throws ResourceNotFoundException. */
  byId(id: string): UserPool;
  /** Throws ResourceNotFoundException. */
  byClient(clientId: string): { pool: UserPool; client: UserPoolClient };
  all(): UserPool[];
}

export function createPools(storage: Storage): Pools {
  const pools = new Map<string, UserPool>();
  return {
    async create(nameSeed, properties) {
      const id = `${region}_${poolSuffix(nameSeed)}`;
      const pool: UserPool = {
        id,
        arn: poolArn(id),
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
