import { hashOf } from '@novalink/ledger/day';
import { dayOpening, linkEntry, type LinkedEntry } from '../public-day';

/** Entries of suspended games, linked in a chain as the stream handler writes them. */
export function sampleDay(day: string, count: number): readonly LinkedEntry[] {
  let prevHash = dayOpening(day);
  return Array.from({ length: count }, (_, position) => {
    const seq = position + 1;
    const at = `${day}T10:00:${`${seq % 60}`.padStart(2, '0')}.000Z`;
    const name = seq % 3 === 0 ? null : `Lantern Bay ${seq}`;
    const reported = { day, seq, at, action: 'GAME_SUSPENDED', kind: 'GAME', name } as const;
    const entry = linkEntry({ ...reported, commitment: hashOf(`${day} ${seq}`) }, prevHash);
    prevHash = entry.hash;
    return entry;
  });
}
