/** The parts of AppSync that can be used without a cloud: code evaluation and DynamoDB data sources. */
export { memoryStorage } from '#local/platform/memory-storage';
export { evaluateCode, type CodeToEvaluate } from '#local/services/appsync/evaluate-code';
export { dynamoDbSource } from '#local/services/appsync/sources/dynamodb-source';
export { pageTokens } from '#local/services/appsync/sources/page-tokens';
export type { DataSource } from '#local/services/appsync/sources/source';
