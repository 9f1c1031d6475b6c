import { canonicalJson } from '@novalink/engine/hash';
import { withDigits, type DayBlock, type DayLane } from './day-chain';
import type { DaySeal } from './day-seal';
import type { StoredMovement } from '#ledger/post/movement';

/** One line of an export of days for the auditor (`bin/audit.ts`): JSON with amounts as digit strings. */
export type ExportedLine =
  /** States that the export contains every movement and every block of this day. */
  | { readonly day: Omit<DayLane, 'lane'> }
  | { readonly movement: StoredMovement }
  | { readonly block: DayLane & DayBlock }
  | { readonly seal: DaySeal };

export const exportedLine = (line: ExportedLine): string => `${canonicalJson(withDigits(line))}\n`;
