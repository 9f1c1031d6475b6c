import * as v from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { putFunction } from '../api';
import type { Apis } from '../apis';
import { codeIn, codeOf, codeProperties, stepOf } from './resolver-code';

const properties = v.strictObject({
  ApiId: v.string(),
  Name: v.string(),
  DataSourceName: v.string(),
  FunctionVersion: inert('applies to VTL templates only'),
  ...codeProperties,
});

export function functionConfigurationKind(apis: Apis, assetPath: (url: string) => string): ResourceKind {
  return resourceKind({
    type: 'AWS::AppSync::FunctionConfiguration',
    properties,
    create({ properties: given, nameSeed }) {
      const { ApiId, Name, DataSourceName } = given;
      const api = apis.get(ApiId);
      putFunction(api, nameSeed, stepOf(codeOf(given, assetPath), api, DataSourceName));
      const arn = `${api.arn}/functions/${nameSeed}`;
      return { ref: arn, attributes: { FunctionArn: arn, FunctionId: nameSeed, DataSourceName, Name } };
    },
    replaceCode({ properties: { ApiId, DataSourceName }, nameSeed }, path) {
      const api = apis.get(ApiId);
      putFunction(api, nameSeed, stepOf(codeIn(path), api, DataSourceName));
    },
  });
}
