import type { LaunchMode } from '#domain/generated/types';

/** The version of all messages between a launched game and the page that embeds it. */
export const messageVersion = 1;

/** The reason why a game cannot be played. */
export type LaunchErrorCode =
  | 'SESSION_EXPIRED'
  | 'SESSION_OPENED_ELSEWHERE'
  | 'GAME_UNAVAILABLE'
  | 'BRAND_CLOSED'
  /** The page shows why no further round can be played. */
  | 'GAME_STOPPED'
  | 'UNREACHABLE';

/** What a launched game tells the page that embeds it. Amounts are digit strings in minor units of the coin. */
export type GameEvent =
  | { readonly type: 'ready'; readonly game: string; readonly mode: LaunchMode; readonly balance: string }
  | { readonly type: 'roundStarted'; readonly bet: string }
  | { readonly type: 'roundEnded'; readonly bet: string; readonly win: string; readonly balance: string }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'exit' }
  | { readonly type: 'error'; readonly code: LaunchErrorCode; readonly message: string };

/** What the embedding page can ask of a game. */
export type HostCommand = 'pause' | 'resume' | 'close';

const commands: readonly HostCommand[] = ['pause', 'resume', 'close'];

/** The command in a message: `{source: 'novalink-host', version: 1, type}`. Undefined for any other message. */
export function commandIn(message: unknown): HostCommand | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { source, version, type } = message as Partial<Record<string, unknown>>;
  if (source !== 'novalink-host' || version !== messageVersion) return undefined;
  return commands.find((command) => command === type);
}
