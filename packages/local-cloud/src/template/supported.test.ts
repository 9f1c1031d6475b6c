import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { inert } from './inert';
import { resourceKind } from './resource-kind';
import { supportTable } from './supported';

test('the table lists supported properties, and properties without effect with the reason', () => {
  const create = () => ({ ref: 'x' });
  const box = v.strictObject({
    Name: v.string(),
    Tags: inert('nobody looks'),
    Lock: v.optional(v.strictObject({ Key: v.string(), Colour: inert('nobody looks') })),
    Parts: v.array(v.strictObject({ Weight: inert('it is not lifted') })),
  });
  const alarm = v.pipe(v.record(v.string(), v.unknown()), v.metadata({ inert: 'nobody is called' }));
  expect(
    supportTable([
      resourceKind({ type: 'Test::Box', properties: box, create }),
      resourceKind({ type: 'Test::Alarm', properties: alarm, create }),
    ]),
  ).toBe(
    [
      '| type | runs | accepted without effect |',
      '|---|---|---|',
      '| Test::Alarm | – | all: nobody is called |',
      '| Test::Box | Name, Lock, Parts | Tags, Lock.Colour: nobody looks; Parts.Weight: it is not lifted |',
    ].join('\n'),
  );
});
