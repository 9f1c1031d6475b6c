import { ensureGames } from '#tools/seed/games';
import type { DemoGame } from '#tools/seed/games/demo-game';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import type { Product } from '#test/support/product';
import { givenStudio, type Studio } from './studio';
import { certify } from './tested';

export interface BusyStudio extends Studio {
  readonly gameId: string;
  readonly title: string;
  readonly liveVersionId: string;
  readonly draftVersionId: string;
}

interface Known {
  readonly id: string;
  readonly version: number;
}

/** A studio with a live game, a draft of its next version, and one version and its compliance waiting for review. */
export async function givenBusyStudio(product: Product, game: DemoGame): Promise<BusyStudio> {
  const studio = await givenStudio(product);
  const { mark, company, companyId } = studio;
  const own = { ...game, code: `${game.code}-${mark}`, title: `${game.title} ${mark}` };
  await ensureGames(product, company, companyId, [own]);
  return as(product, company.owner, async (token) => {
    const ask = <Answer>(query: string, variables: object) =>
      graphql<Answer>(product, token, query, { ...variables });
    const { getCompany, listGames } = await ask<{
      getCompany: { compliance: { version: number } };
      listGames: { items: [{ id: string; versions: { items: [Known] } }] };
    }>(
      `query Own($id: ID!) {
        getCompany(id: $id) { compliance { version } }
        listGames(companyId: $id) { items { id versions { items { id version } } } }
      }`,
      { id: companyId },
    );
    const [{ id: gameId, versions }] = listGames.items;
    const { mathModel, ...version } = game.version;
    const symbols = game.symbols.map(({ symbol, name }) => ({ symbol, name }));

    const draft = async (semver: string): Promise<Known> => {
      const input = { gameId, ...version, semver, mathModel: JSON.stringify(mathModel), symbols };
      const query = `mutation Create($input: CreateGameVersionInput!) { createGameVersion(input: $input) { id version } }`;
      return (await ask<{ createGameVersion: Known }>(query, { input })).createGameVersion;
    };
    const step = async (field: string, { id, version: expectedVersion }: Known): Promise<Known> => {
      const query = `mutation Step($input: GameVersionTransitionInput!) { step: ${field}(input: $input) { id version } }`;
      return (await ask<{ step: Known }>(query, { input: { gameId, id, expectedVersion } })).step;
    };
    const { id: versionId } = await draft('1.1.0');
    const tested = await certify(product, token, { gameId, versionId, run: game.testRun });
    await step('submitGameVersion', tested);
    await ask(
      'mutation Renew($input: ComplianceTransitionInput!) { submitComplianceProfile(input: $input) { status } }',
      { input: { companyId, expectedVersion: getCompany.compliance.version } },
    );
    const { id: draftVersionId } = await draft('1.2.0');
    return { ...studio, gameId, title: own.title, liveVersionId: versions.items[0].id, draftVersionId };
  });
}
