import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { array, object, optional, parse, string } from 'valibot';
import {
  brandAdminsPartition,
  brandKey,
  casinoKey,
  companyKey,
  gameKey,
  gameVersionKey,
  indexes,
  supportKey,
} from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The subject of a decision. */
export interface OwnedSubject {
  readonly owner: string;
  readonly name: string;
}

/** A support request with its answers. A guest's request has no `sub`. */
export interface AnsweredRequest {
  readonly sub?: string | undefined;
  readonly subject: string;
  readonly answers: readonly { readonly text: string }[];
}

/** Reads the owners and names of subjects; undefined for deleted ones. */
export interface OwnedSubjects {
  company(id: string): Promise<OwnedSubject | undefined>;
  game(id: string): Promise<OwnedSubject | undefined>;
  casino(id: string): Promise<OwnedSubject | undefined>;
  semver(gameId: string, versionId: string): Promise<string | undefined>;
  supportRequest(id: string): Promise<AnsweredRequest | undefined>;
  /** The owner of a brand and its players with an effective level ADMIN. Empty for a deleted brand. */
  brandManagers(brandId: string): Promise<readonly string[]>;
}

const named = object({ owner: string(), name: string() });
const titled = object({ owner: string(), title: string() });
const answered = object({
  sub: optional(string()),
  subject: string(),
  answers: array(object({ text: string() })),
});
const numbered = object({ semver: string() });

const owned = object({ owner: string() });
const levelled = object({ userId: string(), level: string(), status: string() });

export function ownedSubjects(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): OwnedSubjects {
  const readNamed = (key: Readonly<Record<string, string>>) =>
    readRow(needs, key, (row) => parse(named, row));
  return {
    company: (id) => readNamed(companyKey(id)),
    brandManagers: async (brandId) => {
      const brand = await readRow(needs, brandKey(brandId), (row) => parse(owned, row));
      if (!brand) return [];
      const { dynamodb, mainTable: TableName } = needs;
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.review,
          KeyConditionExpression: 'gsi3pk = :admins',
          ExpressionAttributeValues: marshall({ ':admins': brandAdminsPartition(brandId) }),
        }),
      );
      const admins = Items.map((item) => parse(levelled, unmarshall(item))).filter(
        ({ level, status }) => level === 'ADMIN' && status === 'ACTIVE',
      );
      return [...new Set([brand.owner, ...admins.map(({ userId }) => userId)])];
    },
    supportRequest: (id) => readRow(needs, supportKey(id), (row) => parse(answered, row)),
    casino: (id) => readNamed(casinoKey(id)),
    game: async (id) => {
      const game = await readRow(needs, gameKey(id), (row) => parse(titled, row));
      return game && { owner: game.owner, name: game.title };
    },
    semver: async (gameId, versionId) =>
      (await readRow(needs, gameVersionKey(gameId, versionId), (row) => parse(numbered, row)))?.semver,
  };
}
