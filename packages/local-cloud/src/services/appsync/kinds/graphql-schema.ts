import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Apis } from '../apis';
import { apiSchema } from '../schema/api-schema';

const properties = v.strictObject({
  ApiId: v.string(),
  Definition: v.optional(v.string()),
  DefinitionS3Location: v.optional(v.string()),
});

export function graphQlSchemaKind(apis: Apis, assetPath: (url: string) => string): ResourceKind {
  return resourceKind({
    type: 'AWS::AppSync::GraphQLSchema',
    properties,
    create({ properties: { ApiId, Definition, DefinitionS3Location } }) {
      const definition =
        DefinitionS3Location === undefined
          ? Definition
          : readFileSync(assetPath(DefinitionS3Location), 'utf8');
      if (definition === undefined) throw new Error('the schema has no definition');
      const api = apis.get(ApiId);
      api.schema = apiSchema(definition, api.settings.defaultMode);
      return { ref: `${ApiId}GraphQLSchema`, attributes: { Id: `${ApiId}GraphQLSchema` } };
    },
  });
}
