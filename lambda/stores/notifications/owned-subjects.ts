import { array, object, optional, parse, string } from 'valibot';
import { casinoKey, companyKey, gameKey, gameVersionKey, supportKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Something that a decision is about. */
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

/** Reads who owns what decisions are about, and its name; nothing for what is gone. */
export interface OwnedSubjects {
  company(id: string): Promise<OwnedSubject | undefined>;
  game(id: string): Promise<OwnedSubject | undefined>;
  casino(id: string): Promise<OwnedSubject | undefined>;
  semver(gameId: string, versionId: string): Promise<string | undefined>;
  supportRequest(id: string): Promise<AnsweredRequest | undefined>;
}

const named = object({ owner: string(), name: string() });
const titled = object({ owner: string(), title: string() });
const answered = object({
  sub: optional(string()),
  subject: string(),
  answers: array(object({ text: string() })),
});
const numbered = object({ semver: string() });

export function ownedSubjects(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): OwnedSubjects {
  const readNamed = (key: Readonly<Record<string, string>>) =>
    readRow(needs, key, (row) => parse(named, row));
  return {
    company: (id) => readNamed(companyKey(id)),
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
