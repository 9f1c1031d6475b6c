import { type RefObject, useEffect } from 'react';
import { commandOf, type TableCommand } from './game-keys';

/**
 * Calls `onCommand` for keys with one of these commands for the game screen that contains `place`. The
 * default action of these keys is prevented, and key repeats are ignored.
 */
export const useGameKey = (
  wanted: readonly TableCommand[],
  onCommand: (command: TableCommand) => void,
  place: RefObject<Element | null>,
  isListening: () => boolean = always,
): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, place.current);
      if (command === undefined || !wanted.includes(command) || !isListening()) return;
      event.preventDefault();
      if (!event.repeat) onCommand(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [wanted, onCommand, place, isListening]);
};

const always = () => true;
