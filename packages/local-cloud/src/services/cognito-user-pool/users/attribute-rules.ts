import { AwsError } from '#local/platform/aws-error';
import type { UserPool, UserPoolClient } from '../pools/pool';

/** The standard claims of OpenID Connect, which every pool has. */
const standard = [
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
];
/** Cognito sets these attributes; only administrators can change them. */
const kept = ['email_verified', 'phone_number_verified'];

/** Throws InvalidParameterException for an unknown attribute or an invalid value. */
export function requireKnownAttributes(pool: UserPool, attributes: Readonly<Record<string, string>>): void {
  const known = [...standard, ...kept, ...pool.properties.Schema.map(fullName)];
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub') throw unfit('sub: Attribute cannot be updated.');
    if (!known.includes(name)) throw unfit(`Type for attribute {${name}} could not be determined`);
    if (name === 'email') requireEmail(value);
  }
}

/** Throws InvalidParameterException if a new user lacks a required attribute. */
export function requireRequired(pool: UserPool, attributes: Readonly<Record<string, string>>): void {
  const missing = pool.properties.Schema.find(
    (stated) => stated.Required && attributes[fullName(stated)] === undefined,
  );
  if (missing) throw unfit(`${fullName(missing)}: The attribute is required`);
}

/** Throws InvalidParameterException for a change of an attribute that can only be set for a new user. */
export function requireMutable(pool: UserPool, names: readonly string[]): void {
  const fixed = pool.properties.Schema.find((stated) => !stated.Mutable && names.includes(fullName(stated)));
  if (fixed) throw unfit(`${fullName(fixed)}: Attribute cannot be updated.`);
}

const fullName = ({ Name }: { readonly Name: string }) => (standard.includes(Name) ? Name : `custom:${Name}`);

/** Throws NotAuthorizedException for an attribute that this client is not allowed to write. */
export function requireWritable(
  { properties: { WriteAttributes = standard } }: UserPoolClient,
  names: readonly string[],
): void {
  if (names.every((name) => WriteAttributes.includes(name))) return;
  throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
}

const isEmail = (text: string) => text.length <= 2048 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

export function requireEmail(text: string): void {
  if (!isEmail(text)) throw new AwsError('InvalidParameterException', 'Invalid email address format.');
}

const unfit = (reason: string) =>
  new AwsError('InvalidParameterException', `Attributes did not conform to the schema: ${reason}`);
