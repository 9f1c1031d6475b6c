import type { LaunchMode } from '#domain/generated/types';
import type { HostedGame } from '../../parts/game-screen/game-host';
import type { GameEvent } from './game-messages';

/** Returns the events that follow from each change of the game screen. */
export function gameReports(game: string, mode: LaunchMode) {
  let before: HostedGame | undefined;
  let isReady = false;
  let isRunning = false;
  return (shown: HostedGame): readonly GameEvent[] => {
    const events: GameEvent[] = [];
    const balance = `${shown.balance}`;
    if (!isReady && shown.readiness === 'ready') {
      isReady = true;
      events.push({ type: 'ready', game, mode, balance });
    }
    if (shown.readiness === 'stopped' && before?.readiness !== 'stopped')
      events.push({ type: 'error', code: 'GAME_STOPPED', message: 'The game has stopped.' });
    if (shown.busy && !isRunning) {
      isRunning = true;
      events.push({ type: 'roundStarted', bet: `${shown.bet}` });
    }
    // A round without a result did not take place.
    if (isRunning && shown.result !== undefined && shown.result !== before?.result) {
      const { bet, win } = shown.result;
      events.push({ type: 'roundEnded', bet: `${bet}`, win: `${win}`, balance });
    }
    if (before !== undefined && before.balance !== shown.balance) events.push({ type: 'balance', balance });
    if (!shown.busy) isRunning = false;
    before = shown;
    return events;
  };
}
