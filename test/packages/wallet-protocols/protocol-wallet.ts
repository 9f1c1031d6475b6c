import type { EncodedCall, HttpAnswer } from '@novalink/wallet-contract/adapters';
import type { Expected, Step } from '@novalink/wallet-contract/model';

/** A wallet of one user that speaks a protocol. It knows only the bytes that arrive. */
export interface ProtocolWallet {
  readonly post: (call: EncodedCall) => HttpAnswer;
  /** Answers of a call that has had no effect, without saying so. */
  readonly failures: readonly HttpAnswer[];
  /** Answers that say that the call has had no effect and can be sent again. */
  readonly refusals: readonly HttpAnswer[];
  /** Answers of the protocol that may come after an effect. */
  readonly unknown: readonly HttpAnswer[];
}

/** Answers steps over the model of a wallet. */
export type Play = (step: Step) => Expected;
export type ProtocolWalletOf = (play: Play, decimals: number) => ProtocolWallet;

export const answerOf = (status: number, fields: object): HttpAnswer => ({
  status,
  body: JSON.stringify(fields),
});

/** Numbers of the model for the ids of a protocol. */
export function numbering() {
  const numbers = new Map<string, number>();
  return (id: unknown): number => {
    const name = String(id);
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  };
}

/** Whole numbers with another number of decimals. */
export const scale = (decimals: number, protocolDecimals: number) => ({
  minor: (amount: bigint | number) => {
    const scaled = BigInt(amount) * 10n ** BigInt(decimals);
    const divisor = 10n ** BigInt(protocolDecimals);
    if (scaled % divisor !== 0n) throw new Error(`${amount} is no amount of the coin.`);
    return scaled / divisor;
  },
  number: (minor: bigint) => Number((minor * 10n ** BigInt(protocolDecimals)) / 10n ** BigInt(decimals)),
});
