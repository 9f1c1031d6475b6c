import { parSheet } from '@novalink/engine/testing';
import { playVenues } from '../test/world/play/play-venues';

const warmUp = 100;
const measured = 200;

/** The CPU milliseconds of a round in the function, including the DynamoDB client but without TLS. */
export async function roundCpuMs(): Promise<number> {
  const venue = await playVenues();
  try {
    const { session, round } = await venue.room({ model: parSheet, betLevels: [10], coins: 100_000_000n });
    const gameSession = await session();
    const [bet] = gameSession.betLevels;
    const play = async (rounds: number) => {
      for (let count = 0; count < rounds; count += 1) await round(gameSession, { bet });
    };
    await play(warmUp);
    const before = process.cpuUsage();
    await play(measured);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / measured;
  } finally {
    await venue.stop();
  }
}
