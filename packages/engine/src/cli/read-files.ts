import { readFileSync } from 'node:fs';
import { readCertificate, type Certificate } from '#engine/lab/certificate/certificate';
import type { Fault } from '#engine/slots/model/faults';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { readModel } from '#engine/slots/model/read-model';

/** The input of the command is invalid. */
export class BadInput extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, reason }) => `${path}: ${reason}`).join('\n'));
    this.faults = faults;
  }
}

export interface KnownModel {
  readonly model: MathModel;
  readonly mathModelHash: string;
  readonly mode: Mode;
}

/** Reads the model of a file with one of its modes. Default: the first mode. Throws BadInput. */
export function modelOfFile(file: string, modeId?: string): KnownModel {
  const read = readModel(textOf(file));
  if ('faults' in read) throw new BadInput(read.faults);
  const { model } = read;
  const [first] = model.modes;
  const mode = modeId === undefined ? first : model.modes.find(({ id }) => id === modeId);
  if (!mode) {
    const known = model.modes.map(({ id }) => id).join(', ');
    throw new BadInput([
      { path: '--mode', reason: `the model has no mode ${modeId ?? ''}; it has ${known}` },
    ]);
  }
  return { model, mathModelHash: modelHash(model), mode };
}

/** Reads a certificate. Throws BadInput for any other file and for an inconsistent certificate. */
export function certificateOfFile(file: string): Certificate {
  const read = readCertificate(textOf(file));
  if ('faults' in read) throw new BadInput(read.faults);
  return read.certificate;
}

/** Removes the byte order mark that some editors write, as browsers do. */
function textOf(name: string): string {
  try {
    return readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new BadInput([{ path: name, reason: `cannot be read (${codeOf(error)})` }]);
  }
}

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
