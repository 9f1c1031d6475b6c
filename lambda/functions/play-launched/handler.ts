import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits';
import { serverSeedBytes } from '@novalink/engine';
import { playLaunched } from '#lambda/functions/play-launched/play-launched';
import { parseRequest } from '#lambda/functions/play-launched/request';
import { systemClock } from '#lambda/runtime/clock';
import { orRefusal } from '#lambda/runtime/refusal';
import { seamlessEnvironment, seamlessNeeds } from '#lambda/services/seamless/seamless-needs';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';

const { stores, needs } = seamlessNeeds(seamlessEnvironment());
const play = playLaunched({
  ...needs,
  launches: launchStore(stores),
  facts: playFactsStore({ ...stores, shared: sharedRows({ clock: systemClock, forMs: sharedRowsMs }) }),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  cycleMs: limits.demo.spinCycleMilliseconds,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
