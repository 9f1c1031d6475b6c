// Runs in worker threads. Plain JavaScript, so that a worker starts without a loader.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNativeError } from 'node:util/types';

/**
 * AWS Lambda Developer Guide, "Define Lambda function handler in Node.js". ES modules are evaluated again for each
 * `query`.
 */
export async function loadHandler({ folder, handlerName, query = '' }) {
  const at = handlerName.lastIndexOf('.');
  const [module, name] = [handlerName.slice(0, at), handlerName.slice(at + 1)];
  const file = ['.js', '.mjs', '.cjs'].map((ending) => join(folder, module + ending)).find(existsSync);
  if (file === undefined) throw named('Runtime.ImportModuleError', `Error: Cannot find module '${module}'`);
  const exported = await imported(folder, pathToFileURL(file).href + query);
  const handler = exported[name] ?? exported.default?.[name];
  if (typeof handler !== 'function')
    throw named('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
  if (handler.length >= 3)
    throw named(
      'Runtime.CallbackHandlerDeprecated',
      'AWS Lambda has removed support for callback-based function handlers starting with Node.js 24.',
    );
  return handler;
}

let hasHooks = false;

/** The hooks start a thread, so they are registered only if a function imports a package that Lambda provides. */
async function imported(folder, address) {
  if (!hasHooks && importsProvidedPackages(folder)) {
    const data = { folder: pathToFileURL(process.cwd()).href };
    register('./provided-packages.mjs', import.meta.url, { data });
    hasHooks = true;
  }
  try {
    return await import(address);
  } catch (error) {
    const name = /Cannot find (?:package|module) '(@(?:aws-sdk|smithy)\/[^/']+)/.exec(error?.message)?.[1];
    if (name === undefined) throw error;
    const advice = `Install it where the local cloud runs: npm install --save-dev ${name}`;
    throw named('Runtime.ImportModuleError', `Cannot find ${name}, which AWS Lambda provides. ${advice}`);
  }
}

const importsProvidedPackages = (folder) =>
  readdirSync(folder, { recursive: true }).some(
    (file) =>
      /\.[cm]?js$/.test(file) &&
      !file.includes('node_modules') &&
      /\b(?:from|import)\s*\(?\s*["']@(?:aws-sdk|smithy)\//.test(readFileSync(join(folder, file), 'utf8')),
  );

/** Runs a handler and returns the message for the cloud. */
export async function answerOf(handler, event, context) {
  try {
    const result = await handler(JSON.parse(event), { ...context, callbackWaitsForEmptyEventLoop: true });
    return { kind: 'answer', payload: written(result) };
  } catch (error) {
    return { kind: 'error', error: described(error) };
  }
}

function written(result) {
  try {
    return JSON.stringify(result) ?? 'null';
  } catch {
    throw new Error('Unable to stringify response body');
  }
}

export function described(error) {
  if (!isNativeError(error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] };
}

function named(name, message) {
  return Object.assign(new Error(message), { name });
}
