import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StartTestRunInput } from '#domain/generated/types';
import { modelHash } from '@novalink/engine';
import { coinFlip } from '@novalink/engine/testing';
import type { ShownRun } from '../../../parts/lab/run-requests';
import { runningRun } from '../../../parts/lab/testing/running-run';
import { fakePlatform } from '../../../platform/fake-platform';
import { openPage } from '../../../platform/open-page';
import { LabPage } from '../lab-page';
import type { LabVersion } from '../versions/version-queries';

export const maria = 'maria@studio.test';

export const json = JSON.stringify(coinFlip);

const version: LabVersion = {
  id: '01V',
  gameId: '01G',
  semver: '1.2.0',
  status: 'DRAFT',
  mathModel: json,
  mathModelHash: modelHash(coinFlip),
  declaredRtp: '1.0',
  declaredMaxWinX: 2,
};

const run: ShownRun = {
  ...runningRun('01R'),
  name: coinFlip.name,
  mathModelHash: modelHash(coinFlip),
  rounds: 10_000,
  status: 'QUEUED',
  shards: 1,
  shardsDone: 0,
};

export type Server = (input: StartTestRunInput) => object;

/** The server's response for a repeated run: the same result. */
export const repeats: Server = ({ expectedResultHash }) => ({
  status: 'PASSED',
  resultHash: expectedResultHash,
});

/** Opens the lab for a user; `asked` contains the inputs of the requested server runs. */
export const openLab = async (path = '/provider/testlab', server: Server = repeats, person = maria) => {
  const asked: StartTestRunInput[] = [];
  const fake = fakePlatform({
    getGameVersion: () => version,
    listCompanies: () => ({
      items: [{ id: '01C', name: 'Studio', kind: 'PROVIDER', status: 'APPROVED', owner: person }],
      nextToken: null,
    }),
    listGames: () => ({
      items: [
        { id: '01G', title: 'Aurora Veil', type: 'SLOT', status: 'DRAFT' },
        { id: '01T', title: 'Round Table', type: 'TABLE', status: 'DRAFT' },
      ],
    }),
    getGame: () => ({ title: 'Aurora Veil', versions: { items: [version] } }),
    startTestRun: ({ input }) => {
      asked.push(input);
      return { ...run, ...server(input) };
    },
    getTestRun: () => ({ ...run, ...server(asked.at(-1) ?? { rounds: 0 }) }),
    cancelTestRun: () => ({ ...run, status: 'CANCELLED' }),
  });
  await fake.arrive(person, ['PROVIDERS']);
  return { ...openPage(LabPage, fake.platform, path), asked };
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Opens a part of the results. */
export const openTab = (name: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Results' })).getByRole('link', { name }));
export const paste = async (text: string) => {
  const field = await screen.findByLabelText('Math model');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
export const ownRounds = async (rounds: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: /Custom/ }));
  await userEvent.type(screen.getByLabelText('Number of rounds'), rounds);
};

// Loads the modules that the page fetches on demand, so that tests find its parts at once.
export const loadLab = async () => {
  await import('../model/model-lab');
  await import('../lab-bench');
  await import('../versions/version-lab');
  await import('@novalink/engine/models');
};
