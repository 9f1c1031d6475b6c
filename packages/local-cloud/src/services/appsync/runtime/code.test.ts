import { describe, expect, test } from '@jest/globals';
import { evaluateCode, type EvaluatedCode } from '../evaluate-code';
import { loadCode } from './code';

const handlers = (body: string, before = '') => `
  import { util, runtime } from '@aws-appsync/utils';
  ${before}
  export function request(ctx) { ${body} }
  export function response(ctx) { return ctx.result; }
`;

const run = (body: string, context: Record<string, unknown> = {}, before?: string): EvaluatedCode =>
  evaluateCode({ code: handlers(body, before), function: 'request', context });

const value = (expression: string, context?: Record<string, unknown>) =>
  run(`return { value: ${expression} };`, context).evaluationResult;

// "Supported runtime features", https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
describe('code that AppSync rejects', () => {
  test.each([
    ['throw 1;', 'throw is not supported'],
    ['try { return 1; } finally { return 2; }', 'try is not supported'],
    ['while (true) {}', 'while is not supported'],
    ['do {} while (true);', 'do-while is not supported'],
    ['for (let i = 0; i < 1; i += 1) {}', 'for with a counter is not supported'],
    ['for (const a of [1]) { continue; }', 'continue is not supported'],
    ['const a = async () => 1; return a();', 'async functions are not supported'],
    ['const a = function* () {}; return a();', 'generators are not supported'],
    ['class A {}', 'classes are not supported'],
    ['return this;', 'this is not supported'],
    ['return new Object();', 'new is not supported'],
    ['return /a/;', 'regular expression literals are not supported'],
    ['let a = 1; a++;', 'the operator ++ is not supported'],
    ['return ~1;', 'the operator ~ is not supported'],
    ["return 'a' in {};", 'the operator in is not supported'],
    ['return Date.now();', 'Date does not exist in APPSYNC_JS'],
    ['return Math.random();', 'Math.random does not exist in APPSYNC_JS'],
    ['return setTimeout(() => 1, 1);', 'setTimeout does not exist in APPSYNC_JS'],
    ["return eval('1');", 'eval does not exist in APPSYNC_JS'],
    ['return Promise.resolve(1);', 'Promise does not exist in APPSYNC_JS'],
    ['return process.env;', 'process does not exist in APPSYNC_JS'],
    ['return globalThis;', 'globalThis does not exist in APPSYNC_JS'],
    ['return Object.create(null);', 'Object.create does not exist in APPSYNC_JS'],
    ["return util.xml.toMap('');", 'util.xml is not supported by the local cloud'],
    ['return util.time.nowFormatted();', 'util.time.nowFormatted is not supported by the local cloud'],
    ['const { error } = util; return error;', 'util can only be used by its members'],
  ])('%s', (body, reason) => {
    expect(() => loadCode(handlers(body))).toThrow(reason);
  });

  test('an unknown module', () => {
    const code = "import { sql } from '@aws-appsync/utils/rds'; export const request = sql, response = sql;";
    expect(() => loadCode(code)).toThrow(
      'the module @aws-appsync/utils/rds is not supported by the local cloud',
    );
  });

  test('recursive functions, direct or indirect', () => {
    const own = 'const again = (n) => (n ? again(n - 1) : 0);';
    const mutual = 'function ping() { return pong(); } function pong() { return ping(); }';
    expect(() => loadCode(handlers('return again(1);', own))).toThrow('again calls itself');
    expect(() => loadCode(handlers('return ping();', mutual))).toThrow('ping calls itself');
  });

  test('a missing handler, a syntax error and more than 32,768 bytes', () => {
    expect(() => loadCode('export function request() { return {}; }')).toThrow('it does not export response');
    expect(() => loadCode('export function (')).toThrow('The code contains one or more errors');
    expect(() => loadCode(handlers(`return '${'x'.repeat(33_000)}';`))).toThrow('of at most 32768');
  });
});

describe('the context of a handler', () => {
  test('has the same object as args and arguments', () => {
    expect(value('ctx.args === ctx.arguments && ctx.args.id', { args: { id: 'a' } })).toEqual({ value: 'a' });
  });

  test.each(["ctx.args.id = 'b';", "ctx.source.id = 'b';", 'ctx.extra = 1;', 'ctx.args.list.push(1);'])(
    'cannot be changed: %s',
    (change) => {
      const { error } = run(change, { args: { id: 'a', list: [] }, source: { id: 'a' } });
      expect(error?.type).toBe('Code');
    },
  );

  test('the stash can be changed and is kept', () => {
    expect(
      run("ctx.stash.seen = [...(ctx.stash.seen ?? []), 'b'];", { stash: { seen: ['a'] } }).stash,
    ).toEqual({
      seen: ['a', 'b'],
    });
  });

  test('keeps nothing for the next run', () => {
    const code = handlers('count = count + 1; return { count };', 'let count = 0;');
    const once = () => evaluateCode({ code, function: 'request' }).evaluationResult;
    expect([once(), once()]).toEqual([{ count: 1 }, { count: 1 }]);
  });

  test('stops an endless loop', () => {
    const { error } = run('const list = [1]; for (const one of list) list.push(one);');
    expect(error?.message).toContain('the code runs for too long');
  });

  test('an exception fails the field with type Code', () => {
    expect(run('return ctx.result.id;').error).toMatchObject({ type: 'Code' });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
describe('util', () => {
  test('error stops the handler with type, data and info', () => {
    const { error, evaluationResult } = run("util.error('No', 'Refused', { id: 1 }, { code: 2 });");
    expect(evaluationResult).toBeUndefined();
    expect(error).toEqual({ message: 'No', type: 'Refused', data: { id: 1 }, errorInfo: { code: 2 } });
  });

  test('appendError does not stop the handler', () => {
    const reported = run("util.appendError('Careful', 'Warning'); return { id: 1 };");
    expect(reported.evaluationResult).toEqual({ id: 1 });
    expect(reported.outErrors).toEqual([
      { message: 'Careful', type: 'Warning', data: null, errorInfo: null },
    ]);
  });

  test('unauthorized has the error of a denied directive', () => {
    const info = { fieldName: 'getGame', parentTypeName: 'Query' };
    expect(run('util.unauthorized();', { info }).error).toMatchObject({
      type: 'Unauthorized',
      message: 'Not Authorized to access getGame on type Query',
    });
  });

  test('autoUlid creates 26 characters that sort by time', () => {
    const at = (time: number) => {
      const code = handlers('return { id: util.autoUlid() };');
      const clock = { now: () => new Date(time) };
      return (evaluateCode({ code, function: 'request', clock }).evaluationResult as { id: string }).id;
    };
    // The example time of the specification, https://github.com/ulid/spec
    expect(at(1_469_918_176_385)).toMatch(/^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(at(1000) < at(2000)).toBe(true);
  });

  test('matches finds a pattern anywhere in the text', () => {
    expect(value("[util.matches('b+', 'abbc'), util.matches('^b', 'ab')]")).toEqual({ value: [true, false] });
  });

  test('time uses UTC in ISO 8601 with milliseconds', () => {
    const code = handlers('return { at: util.time.nowISO8601(), seconds: util.time.nowEpochSeconds() };');
    const clock = { now: () => new Date(1_700_000_000_123) };
    expect(evaluateCode({ code, function: 'request', clock }).evaluationResult).toEqual({
      at: '2023-11-14T22:13:20.123Z',
      seconds: 1_700_000_000,
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/dynamodb-helpers-in-util-dynamodb-js.html
  test('dynamodb.toMapValues types every value', () => {
    const given = "{ s: 'a', n: 1.5, b: true, none: null, list: [1, 'x'], map: { k: 'v' } }";
    expect(value(`util.dynamodb.toMapValues(${given})`)).toEqual({
      value: {
        s: { S: 'a' },
        n: { N: '1.5' },
        b: { BOOL: true },
        none: { NULL: null },
        list: { L: [{ N: '1' }, { S: 'x' }] },
        map: { M: { k: { S: 'v' } } },
      },
    });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/runtime-utils-js.html
describe('runtime.earlyReturn', () => {
  test('stops the handler and returns its argument', () => {
    const reported = run("ctx.stash.a = 1; runtime.earlyReturn({ id: 1 }); util.error('never');");
    expect(reported).toMatchObject({ evaluationResult: { id: 1 }, stash: { a: 1 }, skipTo: 'NEXT' });
  });

  test('can skip to the end of a pipeline', () => {
    expect(run("runtime.earlyReturn({}, { skipTo: 'END' });").skipTo).toBe('END');
  });
});
