import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { none, type OperatorSettings } from '#lib/operator-settings';

const thresholds = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const;

/**
 * The monthly budget of the whole account. Costs have the tag `stage` only after it is activated as a cost allocation
 * tag, and a budget by an inactive tag would always be zero.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { alarmEmail, monthlyBudgetDollars }: OperatorSettings) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }];
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
      },
      ...(alarmEmail === none
        ? {}
        : {
            notificationsWithSubscribers: thresholds.map((at) => ({
              notification: { ...at, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
              subscribers,
            })),
          }),
    });
  }
}
