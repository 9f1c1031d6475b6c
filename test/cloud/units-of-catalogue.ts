import { cost, type SomeUnits } from './cost';

/** What reading games, their versions and the catalogue costs. */
export const catalogueUnits = {
  'Query.listCatalogue': {
    owner: cost(0.5, 0, 'Query Main.gsi3'),
    admin: cost(0.5, 0, 'Query Main.gsi3'),
  },
  'Query.getGame': {
    owner: cost(0.5, 0, 'GetItem Main'),
    admin: cost(0.5, 0, 'GetItem Main'),
  },
  'Query.listGames': {
    owner: cost(1, 0, 'GetItem Main', 'Query Main.gsi1'),
    admin: cost(0.5, 0, 'Query Main.gsi1'),
  },
  'Game.versions': {
    owner: cost(1, 0, 'GetItem Main', 'Query Main'),
    admin: cost(1, 0, 'GetItem Main', 'Query Main'),
  },
  'Game.history': {
    owner: cost(1, 0, 'GetItem Main', 'Query Audit'),
    admin: cost(1, 0, 'GetItem Main', 'Query Audit'),
  },
  'Query.getGameVersion': {
    owner: cost(0.5, 0, 'GetItem Main'),
    admin: cost(0.5, 0, 'GetItem Main'),
  },
  'GameVersion.mathModel': {
    owner: cost(1, 0, 'GetItem Main', 'GetItem Main'),
    admin: cost(1, 0, 'GetItem Main', 'GetItem Main'),
  },
  'GameVersion.testRun': {
    owner: cost(1, 0, 'GetItem Main', 'GetItem Main'),
    admin: cost(1, 0, 'GetItem Main', 'GetItem Main'),
  },
  'Query.getPublicGame': {
    owner: cost(0.5, 0, 'GetItem Main'),
    admin: cost(0.5, 0, 'GetItem Main'),
  },
  'PublicGame.rules': {
    owner: cost(1.5, 0, 'GetItem Main', 'BatchGetItem: 2 of Main'),
    admin: cost(1.5, 0, 'GetItem Main', 'BatchGetItem: 2 of Main'),
  },
} satisfies SomeUnits;
