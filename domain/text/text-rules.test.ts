import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { hiddenInNames, honestNames, hostileNames } from '#test/support/files/hostile-text';
import { formSentence } from './form-messages';
import { optionalLongText, optionalText, requiredLongText, requiredText } from './text-rules';

const required = requiredText({ shortest: 2, longest: 80 });
const optional = optionalText(80);
const lines = requiredLongText(80);
const optionalLines = optionalLongText(80);
const codesOf = (rule: v.GenericSchema, text: string | null) =>
  (v.safeParse(rule, text).issues ?? []).map(({ message }) => message);

describe('a line of text', () => {
  test.each(hostileNames)('rejects %s with a message', (_what, text, refusal) => {
    for (const rule of [required, optional]) {
      const [code = ''] = codesOf(rule, text);
      expect(code).toMatch(refusal === 'input.character' ? /^character:/ : /^visible$/);
      expect(formSentence(code)).toMatch(/not allowed$|visible character$/);
    }
  });

  test.each(honestNames)('accepts %s', (text) => {
    for (const rule of [required, optional]) expect(codesOf(rule, text)).toEqual([]);
  });

  test('accepts an empty optional text', () => {
    expect([v.parse(optional, ''), v.parse(optional, null)]).toEqual([null, null]);
  });
});

describe('several lines of text', () => {
  test.each(hiddenInNames)('can contain %s', (_what, text, _code) => {
    for (const rule of [lines, optionalLines]) expect(codesOf(rule, text)).toEqual([]);
  });

  test('may have line breaks and tabs', () => {
    for (const rule of [lines, optionalLines]) expect(codesOf(rule, 'One\r\n\tTwo')).toEqual([]);
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\u2066b', 'a\ud800b'])('refuse %j', (text) => {
    for (const rule of [lines, optionalLines]) expect(codesOf(rule, text)[0]).toMatch(/^character:/);
  });

  test('have something visible', () => {
    for (const rule of [lines, optionalLines]) expect(codesOf(rule, '\u200b\n\u2800')).toEqual(['visible']);
  });
});
