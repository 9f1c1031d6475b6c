import type {
  CallContext,
  HttpAnswer,
  WalletAdapter,
  WalletRequest,
} from '@novalink/wallet-contract/adapters';
import type { Reply } from '@novalink/wallet-contract';
import type { InvariantName } from '../seamless-rounds/invariants';
import type { ForeignProtocol } from './speaking';

interface WrongCodec {
  readonly protocol: ForeignProtocol;
  readonly breaks: InvariantName;
  readonly wrong: (right: WalletAdapter) => WalletAdapter;
}

/** Another codec of requests. */
const encoding =
  (change: (sent: WalletRequest, context: CallContext) => readonly [WalletRequest, CallContext]) =>
  (right: WalletAdapter): WalletAdapter => ({
    ...right,
    encode: (sent, context) => right.encode(...change(sent, context)),
  });

/** Another codec of answers. Undefined is what the right one says. */
const decoding =
  (change: (sent: WalletRequest, answer: HttpAnswer, reply: Reply) => Reply | undefined) =>
  (right: WalletAdapter): WalletAdapter => ({
    ...right,
    decode: (sent, context, answer) => {
      const reply = right.decode(sent, context, answer);
      return change(sent, answer, reply) ?? reply;
    },
  });

const refusal: Reply = { status: 400, json: { code: 'INVALID_REQUEST', message: 'Simulated.' } };
const onceOnly = 'a closed round has taken its bet and paid its win once';
const nothingTaken = 'a round that was refused or rolled back costs and pays nothing';
const noPerson = 'nothing is left to a person before 72 hours';

/** Plausible errors of a codec. */
export const wrongCodecs: Readonly<Record<string, WrongCodec>> = {
  'an unknown status with HTTP 200 refuses a bet': {
    protocol: 'HUB88',
    breaks: nothingTaken,
    wrong: decoding(({ call }, { body }) =>
      call === 'bet' && body.includes('RS_ERROR_') ? refusal : undefined,
    ),
  },
  'every answer with HTTP 200 is an answer to the call': {
    protocol: 'HUB88',
    breaks: onceOnly,
    wrong: decoding((sent, { status }) =>
      status === 200 ? { status, json: { ...sent.request, balance: '0' } } : undefined,
    ),
  },
  'a retry has another id': {
    protocol: 'HUB88',
    breaks: onceOnly,
    wrong: encoding((sent, context) => {
      if (sent.call !== 'win') return [sent, context];
      const txId = `${sent.request.txId}-${context.requestId}`;
      return [{ call: 'win', request: { ...sent.request, txId, roundClosed: false } }, context];
    }),
  },
  'an unknown error with HTTP 400 refuses a bet': {
    protocol: 'ENGINE',
    breaks: nothingTaken,
    wrong: decoding(({ call }, { status }) => (call === 'bet' && status === 400 ? refusal : undefined)),
  },
  'a round that is closed already cannot be closed': {
    protocol: 'ENGINE',
    breaks: noPerson,
    wrong: decoding(({ call }, { body }) =>
      call === 'close' && body.includes('ERR_BC') ? refusal : undefined,
    ),
  },
  'a rollback refers to another bet': {
    protocol: 'ENGINE',
    breaks: nothingTaken,
    wrong: encoding((sent, context) => {
      if (sent.call !== 'rollback') return [sent, context];
      const txIds = sent.request.txIds.map((txId) => txId.toUpperCase());
      return [{ call: 'rollback', request: { ...sent.request, txIds } }, context];
    }),
  },
  'an error of the server is final': {
    protocol: 'SOFTSWISS',
    breaks: noPerson,
    wrong: decoding((_sent, { body }) => (body.includes('"504"') ? refusal : undefined)),
  },
  'amounts have the decimals of another coin': {
    protocol: 'SOFTSWISS',
    breaks: onceOnly,
    wrong: encoding((sent, context) => {
      const { session } = context;
      return [sent, { ...context, ...(session && { session: { ...session, decimals: 1 } }) }];
    }),
  },
};
