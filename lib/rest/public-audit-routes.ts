import { LambdaIntegration, type IResource } from 'aws-cdk-lib/aws-apigateway';
import { Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/show-public-audit/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction, traceRequests } from '#lib/functions/node-function';
import type { StageSettings } from '#lib/settings';

export interface PublicAuditRoutesProps {
  readonly settings: StageSettings;
  readonly audit: AuditTable;
  /** `/v1`. */
  readonly parent: IResource;
}

/** The public audit log: the list of days, and the entries of a day. */
export class PublicAuditRoutes extends Construct {
  readonly show: NodeFunction<EnvInput>;

  constructor(scope: Construct, id: string, { settings, audit, parent }: PublicAuditRoutesProps) {
    super(scope, id);
    this.show = new NodeFunction(this, 'show-public-audit', {
      settings,
      description: 'Returns the public audit log without a session',
      environment: { AUDIT_TABLE: audit.table.tableName } satisfies EnvInput,
    });
    audit.letReadPublicLog(this.show);
    const days = parent.addResource('audit').addResource('days');
    const day = days.addResource('{day}');
    for (const route of [days, day]) {
      route.addMethod('GET', new LambdaIntegration(traceRequests(this.show)), {
        requestParameters: {
          'method.request.querystring.limit': false,
          'method.request.querystring.cursor': false,
        },
      });
      Validations.of(route).acknowledge(
        { id: 'AwsSolutions-APIG4', reason: 'Open to everyone: novalink-api, “Open”.' },
        { id: 'AwsSolutions-COG4', reason: 'Open to everyone: novalink-api, “Open”.' },
      );
    }
  }
}
