import type { IamQuestion, PolicyDocument, PolicyStatement, Principal } from '../principal';
import { checkCondition, conditionMet } from './condition';
import { patternOf, type Lookup } from './pattern';

/** Throws for a policy with unsupported elements, naming the element. */
export function checkPolicy(policy: PolicyDocument): void {
  for (const statement of statements(policy)) {
    if (!['Allow', 'Deny'].includes(statement.Effect))
      throw new Error('a policy statement needs Effect Allow or Deny');
    if ((statement.Action === undefined) === (statement.NotAction === undefined)) {
      throw new Error('a policy statement needs either Action or NotAction');
    }
    if ('NotPrincipal' in statement) throw new Error('NotPrincipal is not supported by the local cloud');
    checkCondition(statement.Condition ?? {});
  }
}

/** Returns the effects of the statements that match the question. */
export function effects(
  policy: PolicyDocument,
  { action, resource }: IamQuestion,
  lookup: Lookup,
  speaksOf: (statement: PolicyStatement) => boolean = () => true,
): PolicyStatement['Effect'][] {
  // Older policies do not support variables.
  const variables = policy.Version === '2012-10-17' ? lookup : undefined;
  const actionMatches = (pattern: string) =>
    patternOf(pattern.toLowerCase(), undefined)?.test(action.toLowerCase()) === true;
  const resourceMatches = (pattern: string) => patternOf(pattern, variables)?.test(resource) === true;
  return statements(policy)
    .filter(
      (statement) =>
        speaksOf(statement) &&
        matches(statement.Action, statement.NotAction, actionMatches) &&
        matches(statement.Resource, statement.NotResource, resourceMatches) &&
        conditionMet(statement.Condition ?? {}, lookup, variables),
    )
    .map((statement) => statement.Effect);
}

function matches(
  wanted: string | readonly string[] | undefined,
  unwanted: string | readonly string[] | undefined,
  test: (pattern: string) => boolean,
): boolean {
  if (wanted !== undefined) return [wanted].flat().some(test);
  return unwanted === undefined || ![unwanted].flat().some(test);
}

/**
 * Whether a statement of a resource policy or trust policy names the principal. A service is a principal whose ARN is
 * its name, such as `cloudfront.amazonaws.com`. The account's root means everyone in the account, but requires their
 * own policies to allow the action: `delegates`.
 */
export function names(
  statement: PolicyStatement,
  { arn, roleArn }: Principal,
): 'directly' | 'delegates' | undefined {
  const named = statement.Principal;
  if (named === '*') return 'directly';
  if (typeof named !== 'object' || named === null) return undefined;
  const all = Object.values(named as Record<string, string | string[]>).flat();
  if (all.some((one) => one === '*' || one === arn || one === roleArn)) return 'directly';
  const account = arn.split(':')[4];
  const root = all.some((one) => one === account || one === `arn:aws:iam::${account}:root`);
  return account !== undefined && root ? 'delegates' : undefined;
}

function statements({ Statement }: PolicyDocument): PolicyStatement[] {
  return [Statement].flat();
}
