import type { BrandUser } from '#domain/generated/types';
import { graphql } from '../graphql';
import { as } from '../people';
import type { Seeding } from '../seeding';
import { emailOf, type DemoPlayer } from './demo-players';

/** What the managers of a brand record about a player, and what players decide themselves. */
export interface Profile {
  /** 0–4. */
  readonly tier: number;
  readonly tags: readonly string[];
  /** The reason of a suspension; undefined for other players. */
  readonly suspended: string | undefined;
  readonly excludesSelf: boolean;
}

/** The profile of a player. `at` is their position among all demo players, `visits` the number of their visits. */
export function profileOf(at: number, visits: number): Profile {
  const tier = [3, 5, 8, 12].filter((least) => visits >= least).length;
  const tags = [
    ...(tier >= 3 ? ['vip'] : []),
    ...(at % 4 === 1 ? ['newsletter'] : []),
    ...(at % 9 === 4 ? ['weekend'] : []),
    ...(at % 25 === 12 ? ['test-group'] : []),
  ];
  return {
    ...{ tier, tags },
    suspended: at % 36 === 20 ? 'Several accounts with the same device. Under review.' : undefined,
    excludesSelf: at % 50 === 33,
  };
}

interface Profiled {
  readonly player: DemoPlayer;
  readonly profile: Profile;
}

type Known = Pick<BrandUser, 'userId' | 'displayName' | 'tier' | 'tags' | 'status' | 'version'>;
const fields = 'userId displayName tier tags status version';

/** Writes the profiles of the players of a brand. Profiles that are already written are kept. */
export async function profilePlayers(
  seeding: Seeding,
  { id: brandId, name, manager }: { readonly id: string; readonly name: string; readonly manager: string },
  players: readonly Profiled[],
): Promise<void> {
  const profiles = new Map(players.map(({ player, profile }) => [player.displayName, profile]));
  await as(seeding, manager, async (token) => {
    for (const found of await everyPlayer(seeding, token, brandId)) {
      const profile = profiles.get(found.displayName);
      if (!profile || found.status !== 'ACTIVE') continue;
      const change = async (field: string, type: string, user: Known, values: object) => {
        const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
        const { userId, version: expectedVersion } = user;
        const input = { brandId, userId, expectedVersion, ...values };
        return (await graphql<Record<string, Known>>(seeding, token, query, { input }))[field] ?? user;
      };
      let user = found;
      const { tier, tags, suspended: reason } = profile;
      if (tier !== user.tier) user = await change('setBrandUserTier', 'BrandUserTierInput', user, { tier });
      if (tags.length > 0 && user.tags.length === 0)
        user = await change('setBrandUserTags', 'BrandUserTagsInput', user, { tags });
      if (reason !== undefined) await change('suspendBrandUser', 'BrandUserDecisionInput', user, { reason });
    }
  });
  const excluded = players.filter(({ profile }) => profile.excludesSelf && profile.suspended === undefined);
  for (const { player } of excluded)
    await as(seeding, emailOf(player), (token) =>
      graphql(
        seeding,
        token,
        'mutation ($input: ExcludeSelfInput!) { excludeSelf(input: $input) { status } }',
        { input: { brandId, months: 6, everywhere: false, confirmation: name } },
      ),
    );
}

async function everyPlayer(seeding: Seeding, token: string, brandId: string): Promise<readonly Known[]> {
  const query = `query ($brandId: ID!, $nextToken: String) {
    listBrandUsers(brandId: $brandId, limit: 100, nextToken: $nextToken) { items { ${fields} } nextToken }
  }`;
  const found: Known[] = [];
  let nextToken: string | null = null;
  do {
    const { listBrandUsers: page }: { listBrandUsers: { items: Known[]; nextToken: string | null } } =
      await graphql(seeding, token, query, { brandId, nextToken });
    found.push(...page.items);
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return found;
}
