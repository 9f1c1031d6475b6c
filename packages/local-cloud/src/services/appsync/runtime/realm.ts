import { createContext, Script, type Context } from 'node:vm';
import { absentMethods, allowedGlobals } from './globals';

/** Input of a run; set in the realm before each run. */
export interface Asked {
  readonly modules: object;
  readonly handler: 'request' | 'response';
  /** The context as JSON, without its stash. */
  readonly context: string;
  readonly stash: string;
  /** Stops a handler with an endless loop. */
  readonly overlong: () => never;
  /** Receives lines that the code logs as errors. */
  readonly log: (line: string) => void;
}

export interface Realm {
  /**
   * Returns the handler's result as JSON, absent if there is none. `stash` returns the stash after the run, even if
   * it failed.
   */
  run(asked: Asked): { result: string | undefined };
  stash(): string;
}

/**
 * An isolated realm that contains only what APPSYNC_JS supports. Values are passed as JSON, so that neither side gets
 * objects of the other. The context is frozen except for its stash.
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

// AWS does not document its limit. A handler that reaches this number of loop iterations is considered endless.
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
