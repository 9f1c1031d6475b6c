import { randomInt } from 'node:crypto';
import {
  boolean,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

export const generateSecretString = strictObject({
  PasswordLength: optional(pipe(number(), integer(), minValue(1), maxValue(4096)), 32),
  ExcludeCharacters: optional(string(), ''),
  ExcludeLowercase: optional(boolean(), false),
  ExcludeNumbers: optional(boolean(), false),
  ExcludePunctuation: optional(boolean(), false),
  ExcludeUppercase: optional(boolean(), false),
  IncludeSpace: optional(boolean(), false),
  RequireEachIncludedType: optional(boolean(), true),
  /** A JSON object to which the password is added under the key. */
  SecretStringTemplate: optional(string()),
  GenerateStringKey: optional(string()),
});

export type GenerateSecretString = InferOutput<typeof generateSecretString>;

/** AWS Secrets Manager API Reference, "GetRandomPassword". Throws if the requirements cannot be met. */
export function generatedString(wishes: GenerateSecretString): string {
  const password = passwordOf(wishes);
  const { SecretStringTemplate: template, GenerateStringKey: key } = wishes;
  if ((template === undefined) !== (key === undefined))
    throw new Error('SecretStringTemplate and GenerateStringKey must be used together');
  if (template === undefined || key === undefined) return password;
  return JSON.stringify({ ...(JSON.parse(template) as object), [key]: password });
}

function passwordOf(wishes: GenerateSecretString): string {
  const types = [
    wishes.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    wishes.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    wishes.ExcludeNumbers ? '' : '0123456789',
    wishes.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    wishes.IncludeSpace ? ' ' : '',
  ]
    .map((type) => Array.from(type).filter((character) => !wishes.ExcludeCharacters.includes(character)))
    .filter((type) => type.length > 0);
  const required = wishes.RequireEachIncludedType ? types : [];
  if (types.length === 0 || required.length > wishes.PasswordLength)
    throw new Error(
      'GenerateSecretString leaves no characters, or more types of them than there is room for',
    );
  const all = types.flat();
  const characters = Array.from({ length: wishes.PasswordLength }, (_, at) => oneOf(required[at] ?? all));
  return shuffled(characters).join('');
}

function shuffled(characters: readonly string[]): string[] {
  const left = [...characters];
  return characters.flatMap(() => left.splice(randomInt(left.length), 1));
}

const oneOf = (characters: readonly string[]) => characters[randomInt(characters.length)] ?? '';
