import type { BaseIssue } from 'valibot';
import { getDotPath } from 'valibot';

/** All unsupported parts of the templates, each with stack, logical id, type and property. */
export class TemplateRefused extends Error {
  readonly refusals: readonly string[];

  constructor(refusals: readonly string[]) {
    const lines = refusals.map((refusal) => `  ${refusal}`).join('\n');
    super(`The local cloud cannot run these templates:\n${lines}`);
    this.name = 'TemplateRefused';
    this.refusals = refusals;
  }
}

interface Whereabouts {
  readonly stackName: string;
  readonly logicalId: string;
  readonly type: string;
}

export function refusal({ stackName, logicalId, type }: Whereabouts, reason: unknown): string {
  return `${stackName} / ${logicalId} (${type}): ${reason instanceof Error ? reason.message : String(reason)}`;
}

type Issue = BaseIssue<unknown>;

/** Whether the issue is an unsupported property, as opposed to an invalid value. */
export function isUnsupported(issue: Issue): boolean {
  return issue.expected === 'never';
}

/** Returns a sentence for each error in a resource's properties. */
export function describeIssue(issue: Issue): string[] {
  const nested = issue.issues?.filter(isUnsupported) ?? [];
  if (nested.length > 0)
    return nested.flatMap((inner) =>
      describe(inner, [pathOf(issue), pathOf(inner)].filter(Boolean).join('.')),
    );
  return describe(issue, pathOf(issue));
}

function describe(issue: Issue, path: string): string[] {
  if (isUnsupported(issue)) return [`property ${path} is not supported by the local cloud${reason(issue)}`];
  return [`property ${path} is not supported by the local cloud with this value (${issue.message})`];
}

/** The message of a schema that checks a value; other schemas have no further message. */
function reason({ type, message }: Issue): string {
  return type === 'raw_transform' ? ` (${message})` : '';
}

function pathOf(issue: Issue): string {
  return getDotPath(issue) ?? '';
}
