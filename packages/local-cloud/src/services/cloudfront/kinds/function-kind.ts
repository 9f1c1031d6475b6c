import { literal, optional, strictObject, string } from 'valibot';
import { accountId } from '#local/services/needs';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import { createEdgeFunction } from '../edge-function';
import type { EdgeParts } from '../edge-parts';

export const functionKind = ({ functions }: EdgeParts) =>
  resourceKind({
    type: 'AWS::CloudFront::Function',
    properties: strictObject({
      Name: string(),
      FunctionCode: string(),
      Tags: inert('tags are not used'),
      AutoPublish: optional(literal(true)),
      FunctionConfig: strictObject({
        Runtime: literal('cloudfront-js-2.0'),
        Comment: inert('descriptive only'),
      }),
    }),
    create({ properties: { Name, FunctionCode } }) {
      const arn = `arn:aws:cloudfront::${accountId}:function/${Name}`;
      functions.add(arn, createEdgeFunction(Name, FunctionCode));
      return { ref: arn, attributes: { FunctionARN: arn } };
    },
  });
