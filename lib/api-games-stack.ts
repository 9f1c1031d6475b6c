import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letUseGames } from '#lib/api/records-rights';
import { lambdaSource } from '#lib/api/sources';
import { Catalogue } from '#lib/catalogue/catalogue';
import { GameFunctions } from '#lib/games/game-functions';
import { TestLab } from '#lib/lab/test-lab';

/** The fields of games and the Test Lab, and their effects. */
export class ApiGamesStack extends Stack {
  readonly games: GameFunctions;
  readonly lab: TestLab;
  readonly catalogue: Catalogue;

  constructor(scope: Construct, id: string, props: ApiPartStackProps) {
    const { settings, graphql: api, records, play, audit, ledger: _ledger, ...own } = props;
    super(scope, id, own);
    const games = new GameFunctions(this, 'Games', { settings, records, play, audit });
    const lab = new TestLab(this, 'Lab', { settings, records, audit });
    this.games = games;
    this.lab = lab;
    this.catalogue = new Catalogue(this, 'Catalogue', { settings, records });
    new PartOfApi(this, 'GamesFields', {
      part: 'games',
      ...{ api, records, audit },
      letUseRecords: letUseGames({ records, play, audit }),
      letReadAudit: (role) => audit.letQuery(role, 'GAME'),
      others: (fields) => ({
        'game-versions': lambdaSource(fields, api, 'GameVersions', games.manageGameVersions),
        'test-runs': lambdaSource(fields, api, 'TestRuns', lab.manageTestRuns),
        'demo-play': lambdaSource(fields, api, 'DemoPlay', games.playDemo),
        'guest-play': lambdaSource(fields, api, 'GuestPlay', games.playGuest),
      }),
    });
  }
}
