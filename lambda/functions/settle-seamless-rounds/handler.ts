import { settleRounds } from '#lambda/functions/settle-seamless-rounds/settle-rounds';
import { seamlessEnvironment, seamlessNeeds } from '#lambda/services/seamless/seamless-needs';

const settle = settleRounds({
  ...seamlessNeeds(seamlessEnvironment()).needs,
  report: ({ id }, error) => console.error(`The round ${id} was not continued: ${String(error)}`),
});

/** Three times the longest pause between two attempts at a call. */
const longestDueSeconds = 900;

export const handler = async () => {
  const settled = await settle();
  // Raises the alarm for errors of this function.
  if (settled.oldestSeconds > longestDueSeconds)
    throw new Error(`A round is due for ${settled.oldestSeconds} seconds, of ${settled.due} rounds.`);
  return settled;
};
