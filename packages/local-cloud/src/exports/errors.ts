/** What `startCloud` throws. */
export { FolderInUse } from '#local/platform/folder-lock';
export { PortTaken } from '#local/platform/http-server';
export { UnreadableData } from '#local/platform/unreadable-data';
export { EngineUnreachable } from '#local/services/dynamodb/engine';
export { EngineMissing } from '#local/services/dynamodb/engine-binary';
export { TemplateRefused } from '#local/template/refusals';
