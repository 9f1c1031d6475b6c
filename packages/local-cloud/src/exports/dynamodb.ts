/** The DynamoDB engine, and its process. */
export { startEngine, type Engine } from '#local/services/dynamodb/engine';
export { engineApi } from '#local/services/dynamodb/engine-api';
export { startEngineProcess, type EngineProcess } from '#local/services/dynamodb/engine-process';
