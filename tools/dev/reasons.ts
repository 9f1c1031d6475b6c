import { isAbsolute, relative } from 'node:path';
import { GraphQLError } from 'graphql';
import { array, is, nullable, number, object, string } from 'valibot';

const buildFailure = object({
  errors: array(
    object({
      text: string(),
      location: nullable(object({ file: string(), line: number(), column: number() })),
    }),
  ),
});

/**
 * The reasons for a failure, one line each: file, line and column if known, and the message. Without stack
 * traces.
 */
export function reasonsOf(error: unknown): string[] {
  if (is(buildFailure, error))
    return error.errors.map(({ text, location }) =>
      location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`,
    );
  if (error instanceof GraphQLError && error.source !== undefined) {
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    return [`${error.source.name}:${line}:${column}: ${error.message}`];
  }
  return [error instanceof Error ? printedReason(error.message) : String(error)];
}

/**
 * The message in the output of a crashed Node process, with the place in the project that threw the error.
 */
function printedReason(printed: string): string {
  const transformed = /^(\S+?:\d+:\d+): ERROR: (.+)$/m.exec(printed);
  if (transformed !== null) return `${inProject(transformed[1] ?? '')}: ${transformed[2] ?? ''}`;
  const [, message] = /^(?:\w*Error(?: \[\w+\])?): (.+)$/m.exec(printed) ?? [];
  if (message === undefined) return printed;
  const places = [...printed.matchAll(/^\s+at .*?((?:file:\/\/)?\/[^\s()]+:\d+:\d+)\)?$/gm)];
  const own = places
    .map(([, place = '']) => inProject(place))
    .find((place) => !/^(\.\.|node_modules)/.test(place));
  return own === undefined ? message : `${own}: ${message}`;
}

function inProject(place: string): string {
  const path = place.replace(/^file:\/\//, '');
  return isAbsolute(path) ? relative(process.cwd(), path) : path;
}
