import { createContext, Script, type Context } from 'node:vm';
import { absentMethods, allowedGlobals } from './globals';

/** What runs inside the realm; `asked` is put there before each run. */
export interface Asked {
  readonly modules: object;
  readonly handler: 'request' | 'response';
  /** The context as JSON, without its stash. */
  readonly context: string;
  readonly stash: string;
  /** Ends a handler that does not end by itself. */
  readonly overlong: () => never;
  /** Keeps what the code logs as an error. */
  readonly log: (line: string) => void;
}

export interface Realm {
  /** Answers the handler's result as JSON, absent for none; `stash` is the stash after it, whatever happened. */
  run(asked: Asked): { result: string | undefined };
  stash(): string;
}

/**
 * A world of its own with nothing in it but what APPSYNC_JS has. Values go in and out as JSON, so that neither side
 * holds an object of the other, and the context is frozen, all but its stash.
 */
export function realm(factory: string): Realm {
  const context: Context = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
  });
  preparation.runInContext(context);
  (context.prepare as (allowed: string, absent: string, factory: unknown) => void)(
    JSON.stringify(allowedGlobals),
    JSON.stringify(absentMethods),
    new Script(factory, { filename: 'code.js' }).runInContext(context),
  );
  return {
    run(asked) {
      context.asked = asked;
      return { result: call.runInContext(context) as string | undefined };
    },
    stash: () => JSON.stringify(context.stash ?? {}),
  };
}

// AWS does not publish its limit; a handler that reaches this one runs without end.
const mostTurns = 1_000_000;

const call = new Script('answer()');

const preparation = new Script(`
  'use strict';
  globalThis.prepare = (allowed, absent, factory) => {
    const world = globalThis;
    const { freeze, values, getOwnPropertyNames } = Object;
    const { parse, stringify } = JSON;
    const { deleteProperty } = Reflect;
    const lock = (value) => {
      if (typeof value === 'object' && value !== null) freeze(value), values(value).forEach(lock);
      return value;
    };
    const keepOnly = (object, names) => {
      for (const name of getOwnPropertyNames(object)) if (!names.includes(name)) deleteProperty(object, name);
    };
    const permitted = parse(allowed);
    const unwanted = Object.entries(parse(absent));
    for (const [name, methods] of unwanted)
      for (const method of methods) delete world[name].prototype[method];
    world.console = freeze({ log() {}, info() {}, error: (line) => world.asked.log(String(line)) });
    world.answer = () => {
      const { modules, handler, context, stash, overlong } = world.asked;
      const given = parse(context);
      world.stash = parse(stash);
      const ctx = freeze({ ...lock(given), args: given.arguments, stash: world.stash });
      let turns = 0;
      const turn = () => ((turns += 1) > ${mostTurns} ? overlong() : undefined);
      return stringify(factory(modules, turn)[handler](ctx));
    };
    for (const [name, members] of Object.entries(permitted))
      if (typeof world[name] === 'function' || name === 'Math')
        keepOnly(world[name], [...members, 'prototype', 'length', 'name']);
    keepOnly(world, [...Object.keys(permitted), 'asked', 'stash', 'answer']);
  };
`);
