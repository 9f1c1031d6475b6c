import { DescribeStacksCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { object, optional, parseJson, pipe, safeParse, string } from 'valibot';

interface Needs {
  readonly cloudFormation: Pick<CloudFormationClient, 'send'>;
  readonly lambda: Pick<LambdaClient, 'send'>;
}

const answerSchema = pipe(
  string(),
  parseJson(),
  object({ sub: optional(string()), refusal: optional(object({ code: string() })) }),
);

const sentences: Readonly<Record<string, string>> = {
  'user.missing': 'has no account yet. Sign up on the site first.',
  'input.invalid': 'is not an e-mail address.',
};

/** Invokes a stage's grant-admin function. The caller's AWS credentials authorize the call. */
export const grantAdmin =
  ({ cloudFormation, lambda }: Needs) =>
  async ({ stage, email }: { readonly stage: string; readonly email: string }): Promise<void> => {
    const FunctionName = await functionName(cloudFormation, `NovaLink-${stage}-ApiCompanies`);
    const { Payload, FunctionError } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify({ email }) }),
    );
    const text = Buffer.from(Payload ?? []).toString('utf8');
    if (FunctionError) throw new Error(`${FunctionName} failed: ${text}`);
    const answer = safeParse(answerSchema, text);
    if (!answer.success) throw new Error(`${FunctionName} returned an unexpected response: ${text}`);
    const refused = answer.output.refusal?.code;
    if (refused) throw new Error(`${email} ${sentences[refused] ?? `was refused: ${refused}.`}`);
  };

async function functionName(cloudFormation: Needs['cloudFormation'], StackName: string): Promise<string> {
  const { Stacks = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
  const output = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'GrantAdminFunctionName');
  if (!output?.OutputValue) throw new Error(`The stack ${StackName} has no GrantAdminFunctionName.`);
  return output.OutputValue;
}
