import type { Api } from '../../platform/api/api';
import type { RoundClientNeeds } from './round-client';
import {
  playDemoRound,
  playGuestRound,
  startDemoSession,
  startGuestSession,
  startPreviewSession,
} from './demo-requests';

/** A session of the signed-in user with the live version, or with one version as a preview. */
export const userSession = (api: Api, gameId: string, versionId?: string): RoundClientNeeds => ({
  startSession: async () =>
    versionId === undefined
      ? (await api.send(startDemoSession, { gameId })).startDemoSession
      : (await api.send(startPreviewSession, { gameId, versionId })).startPreviewSession,
  playRound: async (input) => (await api.send(playDemoRound, { input })).playDemoRound,
});

/** A session of a guest who has confirmed their age. */
export const guestSession = (api: Api, gameId: string): RoundClientNeeds => ({
  startSession: async () => (await api.send(startGuestSession, { gameId, ofAge: true })).startGuestSession,
  playRound: async (input) => (await api.send(playGuestRound, { input })).playGuestRound,
});
