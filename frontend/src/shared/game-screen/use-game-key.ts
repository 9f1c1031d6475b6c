import { type RefObject, useEffect } from 'react';
import { commandOf, type TableCommand } from './game-keys';

/**
 * Calls `onCommand` for keys with one of these commands for the table that `place` is in. Those keys do nothing else
 * then, and a key that is held down does nothing more.
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
