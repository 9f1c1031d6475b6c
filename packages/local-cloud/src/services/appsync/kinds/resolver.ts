import * as v from 'valibot';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { putPlan, type Api, type FieldPlan } from '../api';
import { schemaOf, type Apis } from '../apis';
import type { Code } from '../runtime/code';
import { codeIn, codeOf, codeProperties, stepOf } from './resolver-code';

const field = { ApiId: v.string(), TypeName: v.string(), FieldName: v.string(), ...codeProperties };

const unit = v.strictObject({ ...field, Kind: v.literal('UNIT'), DataSourceName: v.string() });
const pipeline = v.strictObject({
  ...field,
  Kind: v.literal('PIPELINE'),
  PipelineConfig: v.strictObject({ Functions: v.array(v.string()) }),
});
const properties = v.variant('Kind', [unit, pipeline]);

type Properties = v.InferOutput<typeof properties>;

export function resolverKind(apis: Apis, assetPath: (url: string) => string): ResourceKind {
  return resourceKind({
    type: 'AWS::AppSync::Resolver',
    properties,
    create({ properties: given }) {
      const { ApiId, TypeName, FieldName } = given;
      const api = apis.get(ApiId);
      checkField(api, TypeName, FieldName);
      putPlan(api, `${TypeName}.${FieldName}`, planOf(given, api, codeOf(given, assetPath)));
      const arn = `${api.arn}/types/${TypeName}/resolvers/${FieldName}`;
      return { ref: arn, attributes: { ResolverArn: arn, TypeName, FieldName } };
    },
    replaceCode({ properties: given }, path) {
      const { ApiId, TypeName, FieldName } = given;
      const api = apis.get(ApiId);
      putPlan(api, `${TypeName}.${FieldName}`, planOf(given, api, codeIn(path)));
    },
  });
}

function checkField(api: Api, typeName: string, fieldName: string): void {
  const type = schemaOf(api).schema.getType(typeName);
  const fields = type !== undefined && 'getFields' in type ? type.getFields() : {};
  if (!Object.hasOwn(fields, fieldName)) throw new Error(`the schema has no field ${typeName}.${fieldName}`);
}

function planOf(given: Properties, api: Api, code: Code): FieldPlan {
  if (given.Kind === 'UNIT') return { kind: 'unit', ...stepOf(code, api, given.DataSourceName) };
  const steps = given.PipelineConfig.Functions.map((id) => {
    const step = api.functions.get(id);
    if (step === undefined) throw new Error(`there is no function ${id}`);
    return step;
  });
  return { kind: 'pipeline', code, steps };
}
