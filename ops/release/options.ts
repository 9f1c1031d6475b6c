import { parseArgs } from 'node:util';
import { BadOptions } from '#ops/release/bad-options';

export interface ReleaseOptions {
  readonly help: boolean;
  /** A stage in AWS; absent for the local cloud. */
  readonly stage: string | undefined;
  /** A built site; if absent, the site is built. */
  readonly folder: string | undefined;
  /** In the format `/old=/new`. */
  readonly redirects: readonly string[];
  /** In the format `/old`. */
  readonly removedRedirects: readonly string[];
}

const stages = ['dev', 'prod'];
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  help: { type: 'boolean', default: false },
  stage: text,
  folder: text,
  redirect: texts,
  'remove-redirect': texts,
} as const;

/** Throws BadOptions. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { help, stage, folder, ...values } = parsed(args);
  if (stage !== undefined && !stages.includes(stage))
    throw new BadOptions([`--stage ${stage}: there is no such stage; there are ${stages.join(' and ')}.`]);
  return {
    help,
    stage,
    folder,
    redirects: values.redirect ?? [],
    removedRedirects: values['remove-redirect'] ?? [],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BadOptions([error instanceof Error ? error.message : String(error)]);
  }
}
