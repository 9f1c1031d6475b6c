import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DayBlock } from '#ledger/day/day-chain';
import { exportedLine, type ExportedLine } from '#ledger/day/day-export';
import { type DaySeal, nextSeal, sealText } from '#ledger/day/day-seal';
import type { StoredMovement } from '#ledger/post/movement';
import { proveEntry } from '#ledger/day/prove-entry';
import { sha256 } from '@novalink/engine/hash';
import {
  blocksOf,
  contentsOf,
  isBreak,
  type Lanes,
  linkedIn,
  sampleEntries,
  sampleEntry,
  sealOf,
  theDay,
} from '#ledger/testing/sealed-day';
import { runs } from '#ledger/testing/random-cases';
import { auditDayFiles } from './audit-day-files';
import { findDayErrors, proofError } from './find-day-errors';
import { isObject, objectOf, readDays } from './read-days';

const entries = sampleEntries(24);
const early = entries.slice(0, 20);
const lanes: Lanes = new Map([
  [3, blocksOf(early.slice(0, 12), 5)],
  [9, blocksOf(early.slice(12), 3, 9)],
]);
const allLanes: Lanes = new Map([...lanes, [16, blocksOf(entries.slice(19), 2, 16)]]);
const first = sealOf(contentsOf(early, lanes));
const late = sealOf(contentsOf(entries, allLanes, first.heads), first);
const next = nextSeal({ ...theDay, day: '2026-11-02', part: 1, sealedAt: '2026-11-03T04:23:00.000Z' }, late, {
  ...{ count: 0, declined: 0, sums: [], heads: [] },
  root: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
});
const seals = [first, late, next];

interface Exported {
  readonly entries: readonly StoredMovement[];
  readonly lanes: Lanes;
  readonly seals: readonly DaySeal[];
}
const sound: Exported = { entries, lanes: allLanes, seals };

function textOf({ entries: movements, lanes: blocks, seals: made }: Exported): string {
  const lines: ExportedLine[] = [
    { day: theDay },
    { day: { ...theDay, day: '2026-11-02' } },
    ...movements.map((movement) => ({ movement })),
    ...[...blocks].flatMap(([lane, ofLane]) =>
      ofLane.map((block) => ({ block: { ...theDay, lane, ...block } })),
    ),
    ...made.map((seal) => ({ seal })),
  ];
  return lines.map(exportedLine).join('');
}

const findings = (text: string, fromBeginning = true) =>
  findDayErrors(readDays('x.jsonl', text.split('\n')), { fromBeginning }).map(({ finding }) => finding);
const without = <Value>(values: readonly Value[], index: number) => values.filter((_, at) => at !== index);
const inLane = (lane: number, change: (blocks: readonly DayBlock[]) => readonly DayBlock[]): Lanes =>
  new Map([...allLanes].map(([one, blocks]) => [one, one === lane ? change(blocks) : blocks]));

describe('an export of days', () => {
  test('that is valid has no errors, in any order of its lines', () => {
    expect(findings(textOf(sound))).toEqual([]);
    expect(findings(`${textOf(sound).split('\n').reverse().join('\n')}\n`)).toEqual([]);
  });

  test.each<[string, Partial<Exported>, string]>([
    [
      'a movement',
      { entries: entries.map((entry, at) => (at === 4 ? { ...entry, reason: 'x' } : entry)) },
      'the movement BET#B#ann#5 was changed',
    ],
    [
      'an amount that is not a number',
      {
        entries: entries.map((entry, at) =>
          at === 4 ? { ...entry, amount: '1-3' as unknown as bigint } : entry,
        ),
      },
      'the movement BET#B#ann#5 was changed',
    ],
    ['a removed movement', { entries: without(entries, 4) }, 'is missing'],
    [
      'a movement twice',
      { entries: [...entries, ...entries.slice(3, 4)] },
      'it has the same key as x.jsonl:6',
    ],
    ['an added movement', { entries: sampleEntries(25) }, 'the movement BET#B#ann#25 has no link'],
    [
      'a lost block',
      { lanes: inLane(3, (blocks) => without(blocks, 1)) },
      'block 3 of lane 3 was found instead of block 2',
    ],
    [
      'a lost last block',
      { lanes: inLane(9, (blocks) => blocks.slice(0, -1)) },
      'names block 3 of lane 9, which is missing or different',
    ],
    ['a lost lane', { lanes: new Map([...allLanes].slice(1)) }, 'names block 3 of lane 3'],
    [
      'a block that was made anew',
      { lanes: new Map([...allLanes, [3, blocksOf(early.slice(0, 12), 6)]]) },
      'names block 3 of lane 3, which is missing or different',
    ],
    ['a lost seal', { seals: [first, next] }, 'was found instead of seal 2'],
    [
      'a changed seal',
      { seals: [{ ...first, declined: 0 }, late, next] },
      'seal 1 of brand B (2026-11-01) was changed',
    ],
    ['a seal without its first', { seals: [late, next] }, 'was found instead of seal 1'],
  ])('with %s is rejected', (_name, changed, finding) => {
    expect(findings(textOf({ ...sound, ...changed })).join('\n')).toContain(finding);
  });

  test('with a movement that no seal covers is rejected', () => {
    const unsealed = { ...sound, seals: [first] };
    expect(findings(textOf(unsealed))).toEqual(
      entries.slice(20).map(({ key }) => `no seal covers the movement ${key}`),
    );
  });

  test('that was completely rewritten with new hashes is detected by the copies of the seals', () => {
    const forged = entries.map((entry, at) => (at === 4 ? { ...entry, actor: 'mallory' } : entry));
    const [forgedEarly, forgedLanes] = [forged.slice(0, 20), new Map<number, readonly DayBlock[]>()];
    forgedLanes.set(3, blocksOf(forgedEarly, 5));
    const seal = sealOf(contentsOf(forgedEarly, forgedLanes));
    const text = textOf({ entries: forgedEarly, lanes: forgedLanes, seals: [seal] });
    expect(findings(text)).toEqual([]);
    expect(findings(`${text}${exportedLine({ seal: first })}`)).toEqual([
      'seal 1 of brand B (2026-11-01) differs from the one at x.jsonl:27',
    ]);
  });

  test('with one flipped byte is rejected', () => {
    const few = early.slice(0, 6);
    const fewLanes = new Map([[3, blocksOf(few, 3)]]);
    const whole = textOf({ entries: few, lanes: fewLanes, seals: [sealOf(contentsOf(few, fewLanes))] });
    // An empty day contains nothing to detect a change in.
    const small = whole.replace(/^.*2026-11-02"\}\}\n/m, '').trimEnd();
    expect(small.length).toBeLessThan(whole.length);
    expect(findings(small)).toEqual([]);
    const sealed = Buffer.from(small);
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (place, flips) => {
        const flipped = Buffer.from(sealed);
        flipped[place] = (flipped[place] ?? 0) ^ flips;
        expect(isSound(flipped)).toBe(false);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('without its beginning is accepted as a part', () => {
    expect(
      findings(textOf({ entries: [], lanes: new Map(), seals: [next] }).replace(/^.*\n/, ''), false),
    ).toEqual([]);
  });

  test.each(['nonsense', '[]', '{"movement":1}', '{"gift":{}}', '{"day":{},"seal":{}}'])(
    'that is invalid is rejected: %s',
    (line) => {
      expect(() => readDays('x.jsonl', [line])).toThrow('x.jsonl');
    },
  );
});

function isSound(bytes: Buffer): boolean {
  try {
    return findings(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).length === 0;
  } catch {
    return false;
  }
}

describe('the proof of one movement', () => {
  const linked = linkedIn(lanes);
  const proofText = (entry: StoredMovement) => {
    const proof = isBreak(linked) ? undefined : proveEntry(linked, entry, sha256);
    const { movement } = objectOf('line', exportedLine({ movement: entry }));
    return JSON.stringify({
      entry: movement,
      proof,
      seal: objectOf('seal', sealText(first)),
    });
  };
  const faultOf = (text: string) => proofError(objectOf('proof.json', text));

  test('is valid for every movement that the seal covers', () => {
    for (const entry of early) expect(faultOf(proofText(entry))).toBeUndefined();
  });

  test('is invalid with another entry, sibling, position, size or seal', () => {
    const content = objectOf('proof.json', proofText(sampleEntry(8)));
    const { entry, proof, seal } = content;
    if (!isObject(entry) || !isObject(proof) || !isObject(seal)) throw new Error('There is no proof.');
    const siblings = proof.siblings as string[];
    for (let index = 0; index < 22; index += 1)
      if (index !== proof.index) expect(proofError({ ...content, proof: { ...proof, index } })).toBeDefined();
    for (const [at, sibling] of siblings.entries()) {
      const other = sibling.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'));
      const changed = siblings.map((one, place) => (place === at ? other : one));
      expect(proofError({ ...content, proof: { ...proof, siblings: changed } })).toBeDefined();
      expect(proofError({ ...content, proof: { ...proof, siblings: without(siblings, at) } })).toBeDefined();
    }
    expect(
      proofError({ ...content, proof: { ...proof, siblings: [...siblings, ...siblings] } }),
    ).toBeDefined();
    expect(proofError({ ...content, proof: { ...proof, size: 21 } })).toBe(
      'the proof belongs to another seal',
    );
    expect(proofError({ ...content, entry: { ...entry, amount: '1' } })).toBe(
      'the seal does not cover this movement',
    );
    expect(proofError({ ...content, seal: { ...seal, root: '0'.repeat(64) } })).toBe('the seal was changed');
    expect(proofError({ ...content, seal: null })).toBe('the members entry, proof and seal are required');
  });

  test('can be verified in files, like days and copies of seals', () => {
    const folder = mkdtempSync(join(tmpdir(), 'novalink-audit-'));
    try {
      const write = (name: string, text: string) => {
        writeFileSync(join(folder, name), text);
        return join(folder, name);
      };
      const [proven] = early;
      if (!proven) throw new Error('There is no entry.');
      const files = [
        write('days.jsonl', textOf(sound)),
        write('1.json', sealText(first)),
        write('proof.json', proofText(proven)),
      ];
      const run = (...also: readonly string[]) => auditDayFiles([...files, ...also], { fromBeginning: true });
      expect(run()).toEqual([
        {
          audited: '24 movements of 2 days, 9 blocks and 4 seals: every hash, count and sum is correct.',
          findings: [],
        },
        {
          audited: expect.stringContaining('proof.json: the seal covers the movement.') as unknown,
          findings: [],
        },
      ]);
      const failed = run(write('copy.json', sealText({ ...first, count: 1 })));
      expect(failed.flatMap(({ findings }) => findings)).toEqual([
        expect.stringMatching(/copy\.json: seal 1 of brand B \(2026-11-01\) differs from the one at /),
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
