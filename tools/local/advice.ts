import {
  FolderInUse,
  PortTaken,
  UnreadableData,
  EngineUnreachable,
  EngineMissing,
  TemplateRefused,
} from 'cdk-local-cloud/errors';

/**
 * The error and, if known, what to do next. The local cloud itself does not know NovaLink's commands.
 * `keptFolder` is the data folder of an earlier run, if the start failed while its data was in use.
 */
export function withAdvice(error: Error, keptFolder?: string): string {
  if (error instanceof PortTaken)
    return `${error.message} Stop the program that uses this port, or choose another port: PORT=${error.port + 1} npm start`;
  if (error instanceof FolderInUse)
    return `${error.message} Stop that process first, or start with --memory.`;
  if (error instanceof UnreadableData)
    return `${error.message} Repair or remove it, or reset all data with \`npm run reset\`.`;
  if (error instanceof EngineMissing)
    return `${error.message} ${engineAdvice(error)}, or set NOVALINK_DYNAMODB_ENDPOINT to the address of DynamoDB Local or another engine.`;
  if (error instanceof EngineUnreachable)
    return `${error.message} Start the engine that NOVALINK_DYNAMODB_ENDPOINT names, or leave the variable out.`;
  if (error instanceof TemplateRefused)
    return `${error.message}\nRemove these from the local stage; packages/local-cloud/README.md lists what runs.`;
  if (keptFolder !== undefined)
    return `${error.message}\nThe data in ${keptFolder} may be from another version of NovaLink. \`npm run reset\` removes it; then run \`npm start\` again.`;
  return error.message;
}

const engineAdvice = ({ packageName }: EngineMissing) =>
  packageName === undefined
    ? 'Use a machine, a container or WSL of one of these'
    : 'Run `npm ci` on this machine, without `--omit=optional`';
