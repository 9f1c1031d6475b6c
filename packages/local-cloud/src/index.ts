/** Starts the resources of a CDK assembly in this process: `startCloud`. */
export { startCloud, type Cloud, type CloudOptions } from './cloud';
export type { HttpHandler, HttpRequest } from './platform/http';
export { startHttpServer } from './platform/http-server';
export type { Credentials, Iam } from './platform/principal';
export type { FunctionThreads } from './services/lambda/function-threads';
export { ownThreads } from './services/lambda/own-threads';
export { sharedThread } from './services/lambda/shared-thread';
export type { Site } from './site';
export { supportText } from './support-text';
export { readAssembly } from './template/assembly';
export type { ResourceId } from './template/deploy';
