import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import type { Authenticate } from '#local/platform/sigv4';
import type { CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { decrypted, encrypted, keyIdOf, type EncryptionContext } from './ciphertext';
import { keyKind } from './key-kind';
import { keyArn, keysIn, type Key } from './keys';

export interface KmsService {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `TrentService`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<CloudServices, 'storage' | 'iam'> & { readonly authenticate: Authenticate };

/** An operation after the permission check. */
type Operation = (key: Key, input: JsonObject, context: EncryptionContext) => JsonObject;

const operations = new Map<string, Operation>(
  Object.entries<Operation>({
    Decrypt: (key, { CiphertextBlob }, context) => ({
      ...common(key),
      Plaintext: decrypted(key, bytesOf(CiphertextBlob), context).toString('base64'),
    }),
    Encrypt: (key, { Plaintext }, context) => {
      const plaintext = bytesOf(Plaintext);
      if (plaintext.length < 1 || plaintext.length > 4096)
        throw new AwsError('ValidationException', 'Plaintext must have 1 to 4096 bytes.');
      return { ...common(key), CiphertextBlob: encrypted(key, plaintext, context).toString('base64') };
    },
  }),
);

const common = ({ arn }: Key) => ({ KeyId: arn, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' });
const bytesOf = (base64: unknown) => Buffer.from(textOf(base64) ?? '', 'base64');

/** KMS: encrypts and decrypts with the symmetric keys of the templates. AWS Key Management Service API Reference. */
export function createKmsService(needs: Needs): KmsService {
  const keys = keysIn(needs);
  return {
    kinds: [keyKind({ keys })],
    operations: [...operations.keys()],
    async handler(request) {
      try {
        const principal = await needs.authenticate(request, 'kms');
        const name = operationOf(request);
        const operation = operations.get(name);
        if (operation === undefined)
          throw new AwsError('UnknownOperationException', `The local cloud does not support ${name} of KMS.`);
        const input = inputOf(request);
        const context = contextOf(input);
        const stated = textOf(input.KeyId);
        // A ciphertext contains the id of its key.
        const id = name === 'Decrypt' ? keyIdOf(bytesOf(input.CiphertextBlob)) : (stated ?? '');
        const decision = needs.iam.decide(principal, {
          action: `kms:${name}`,
          resource: id.startsWith('arn:') ? id : keyArn(id),
          context: Object.fromEntries(
            Object.entries(context).map(([pair, value]) => [`kms:EncryptionContext:${pair}`, value]),
          ),
        });
        if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
        const key = keys.find(id);
        if (stated !== undefined && keys.find(stated).arn !== key.arn)
          throw new AwsError(
            'IncorrectKeyException',
            'The key ID in the request does not identify a CMK that can perform this operation.',
          );
        return answer(JSON.stringify(operation(key, input, context)));
      } catch (error) {
        return refusal(error, 'com.amazonaws.kms');
      }
    },
  };
}

function contextOf({ EncryptionContext: pairs }: JsonObject): EncryptionContext {
  return Object.fromEntries(Object.entries(objectOf(pairs)).map(([name, value]) => [name, String(value)]));
}
