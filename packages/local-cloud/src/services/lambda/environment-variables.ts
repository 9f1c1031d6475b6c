import path from 'node:path';
import type { Credentials } from '#local/platform/principal';
import { region } from '#local/services/needs';
import type { DeployedFunction } from './deployed-function';

/**
 * Returns the environment variables of a function: those of its template and of Lambda (Developer Guide, "Defined
 * runtime environment variables"), and those that direct its AWS SDK to this cloud. Variables of the launcher are not
 * included.
 */
export function environmentVariables(
  deployed: DeployedFunction,
  { origin, credentials, logStream }: { origin: string; credentials: Credentials; logStream: string },
): Record<string, string> {
  return {
    ...deployed.environment,
    AWS_ENDPOINT_URL: origin,
    // With an IP address, the SDK puts the bucket's name into the path. Names below localhost are not resolved on all
    // machines.
    AWS_ENDPOINT_URL_S3: origin.replace('//localhost:', '//127.0.0.1:'),
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...(credentials.sessionToken === undefined ? {} : { AWS_SESSION_TOKEN: credentials.sessionToken }),
    // The SDK's warning about old Node versions would be in every function's log, where it is not useful.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_EXECUTION_ENV: `AWS_Lambda_${deployed.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: deployed.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(deployed.memoryMegabytes),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: deployed.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: logStream,
    LAMBDA_TASK_ROOT: deployed.folder,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: deployed.handler,
    // Where `require` finds the SDK that Lambda provides. `provided-packages.mjs` does the same for `import`.
    NODE_PATH: path.join(process.cwd(), 'node_modules'),
  };
}
