import { FolderInUse } from '#local/platform/folder-lock';
import { PortTaken } from '#local/platform/http-server';
import { UnreadableData } from '#local/platform/unreadable-data';
import { EngineUnreachable } from '#local/services/dynamodb/engine';
import { EngineMissing } from '#local/services/dynamodb/engine-binary';
import { TemplateRefused } from '#local/template/refusals';

/** What went wrong and, as far as it is known, what to do next in NovaLink: the local cloud knows no commands. */
export function withAdvice(error: Error): string {
  if (error instanceof PortTaken)
    return `${error.message} Stop what uses it, or choose another one: PORT=${error.port + 1} npm start`;
  if (error instanceof FolderInUse) return `${error.message} Stop that one first, or start with --memory.`;
  if (error instanceof UnreadableData)
    return `${error.message} Repair or remove it, or start afresh with \`npm run reset\`.`;
  if (error instanceof EngineMissing)
    return `${error.message} ${engineAdvice(error)}, or set NOVALINK_DYNAMODB_ENDPOINT to the address of DynamoDB Local or another engine.`;
  if (error instanceof EngineUnreachable)
    return `${error.message} Start the engine that NOVALINK_DYNAMODB_ENDPOINT names, or leave the variable out.`;
  if (error instanceof TemplateRefused)
    return `${error.message}\nTake these out of the local stage; local/README.md lists what runs.`;
  return error.message;
}

const engineAdvice = ({ packageName }: EngineMissing) =>
  packageName === undefined
    ? 'Use a machine, a container or WSL of one of these'
    : 'Run `npm ci` on this machine, without `--omit=optional`';
