import { expect, test } from '@jest/globals';
import { environmentOf } from '#lambda/runtime/environment';

test('the error names each variable that is missing and may not be', () => {
  process.env.MAIN_TABLE = 'main';
  expect(environmentOf('MAIN_TABLE', 'MAIL_FROM?')()).toEqual({ MAIN_TABLE: 'main', MAIL_FROM: undefined });
  expect(environmentOf('MAIN_TABLE', 'PLAY_TABLE', 'AUDIT_TABLE', 'MAIL_FROM?')).toThrow(
    'The environment has no PLAY_TABLE, AUDIT_TABLE.',
  );
});
