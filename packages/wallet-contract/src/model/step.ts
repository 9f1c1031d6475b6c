/** A call of a history. Transactions and rounds are numbers, so that histories use the same ones again and again. */
export type Step =
  | {
      readonly call: 'bet';
      readonly tx: number;
      readonly round: number;
      readonly amount: bigint;
      readonly win?: { readonly tx: number; readonly amount: bigint };
      readonly closes: boolean;
    }
  | {
      readonly call: 'win';
      readonly tx: number;
      readonly round: number;
      readonly amount: bigint;
      readonly kind: 'ROUND' | 'PROMOTION';
      readonly closes: boolean;
    }
  | { readonly call: 'rollback'; readonly round: number; readonly txs: readonly number[] }
  | { readonly call: 'close'; readonly round: number };

export type StepOf<Call extends Step['call']> = Extract<Step, { readonly call: Call }>;
