import type { Operation } from '../matrix/matrix';

/** Something that refuses, how it is taken out, and the rows that must then turn red. */
export interface Guard {
  readonly name: string;
  /** Each is replaced wherever it is found; all must be found. Several stand one behind the other. */
  readonly parts: readonly (readonly [is: string | RegExp, becomes: string])[];
  readonly operations: readonly Operation[];
  /** Guards of the same name are taken out in one run: none of them turns the rows of another red. */
  readonly together?:
    | ('directives' | 'administration' | 'owners' | 'readiness' | 'buckets' | 'casinos' | 'coins')
    | ('groups of decisions' | 'groups of writes' | 'groups of functions');
}

/** The groups that the schema asks for on a field. */
export const directiveOf = (field: string): readonly [RegExp, string] => [
  new RegExp(
    `(\\n {2}${field}\\([^)]*\\): [[\\]\\w!]+\\s+@aws_cognito_user_pools)\\(cognito_groups: \\["[A-Z", ]+\\]\\)`,
  ),
  '$1',
];
