import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { Graphql } from '#lib/api/graphql';
import { AuditChain } from '#lib/audit/audit-chain';
import { BrandFunctions } from '#lib/brands/brand-functions';
import { Catalogue } from '#lib/catalogue/catalogue';
import { Membership } from '#lib/companies/membership';
import type { DataStack } from '#lib/data-stack';
import { GameFunctions } from '#lib/games/game-functions';
import type { IdentityStack } from '#lib/identity-stack';
import { TestLab } from '#lib/lab/test-lab';
import { Metrics } from '#lib/play/metrics';
import { NovalinkApi } from '#lib/rest/novalink-api';
import type { StageSettings } from '#lib/settings';
import type { StorageStack } from '#lib/storage-stack';
import { UserAdministration } from '#lib/users/user-administration';

export interface ApiStackProps
  extends StackProps, Omit<DataStack, keyof Stack | 'scores'>, Pick<IdentityStack, 'users' | 'visitors'> {
  readonly settings: StageSettings;
  readonly storage: StorageStack;
}

/** The APIs of the product and their effects. */
export class ApiStack extends Stack {
  readonly administration: UserAdministration;
  readonly games: GameFunctions;
  readonly brands: BrandFunctions;
  readonly lab: TestLab;
  readonly metrics: Metrics;
  readonly graphql: Graphql;
  readonly rest: NovalinkApi;
  readonly membership: Membership;
  readonly catalogue: Catalogue;
  readonly chain: AuditChain;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { settings, users, visitors, storage, records, play, audit, ledger, exclusionKey, ...own } = props;
    super(scope, id, own);
    const common = { settings, users, visitors, storage, records, play, audit, ledger };
    this.administration = new UserAdministration(this, 'Users', common);
    this.games = new GameFunctions(this, 'Games', common);
    this.brands = new BrandFunctions(this, 'Brands', { ...common, exclusionKey });
    this.lab = new TestLab(this, 'Lab', common);
    this.metrics = new Metrics(this, 'Metrics', common);
    const { administration, games, brands, lab, metrics } = this;
    this.graphql = new Graphql(this, 'Graphql', { ...common, administration, games, brands, lab, metrics });
    this.rest = new NovalinkApi(this, 'Rest', { settings, users, records, audit });
    this.membership = new Membership(this, 'Membership', common);
    this.catalogue = new Catalogue(this, 'Catalogue', { settings, records });
    this.chain = new AuditChain(this, 'AuditChain', { settings, audit, records, ledger });
  }
}
