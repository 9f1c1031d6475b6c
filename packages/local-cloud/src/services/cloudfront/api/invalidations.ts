import { createHash } from 'node:crypto';
import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import { contentsOf, nested, textsOf } from '#local/platform/xml';
import { counted } from './distribution-xml';

export interface Invalidation {
  readonly id: string;
  readonly callerReference: string;
  readonly paths: readonly string[];
  readonly createdAt: Date;
}

/** Reads the body of CreateInvalidation. Throws MalformedXML, InconsistentQuantities or InvalidArgument. */
export function invalidationBatch(body: string): Pick<Invalidation, 'callerReference' | 'paths'> {
  const [callerReference] = textsOf(body, 'CallerReference');
  const [quantity] = textsOf(body, 'Quantity');
  if (callerReference === undefined || quantity === undefined || contentsOf(body, 'Paths').length !== 1)
    throw new AwsError('MalformedXML', '1 validation error detected: the batch needs paths and a reference.');
  const paths = textsOf(body, 'Path');
  if (Number(quantity) !== paths.length)
    throw new AwsError('InconsistentQuantities', 'The value of Quantity and the size of Items do not match.');
  const wrong = paths.find((path) => !/^\/[^*]*\*?$/.test(path));
  if (wrong !== undefined || paths.length === 0)
    throw new AwsError('InvalidArgument', 'Your request contains one or more invalid invalidation paths.');
  return { callerReference, paths };
}

/** The invalidations of one distribution since the start. Nothing is cached, so each is complete at once. */
export function invalidationList() {
  const all: Invalidation[] = [];
  return {
    /** Returns the earlier invalidation for the same request. Throws InvalidationBatchAlreadyExists for another one. */
    create(
      distributionId: string,
      { callerReference, paths }: Pick<Invalidation, 'callerReference' | 'paths'>,
      createdAt: Date,
    ): Invalidation {
      const earlier = all.find((each) => each.callerReference === callerReference);
      if (earlier !== undefined) {
        if (JSON.stringify(earlier.paths) === JSON.stringify(paths)) return earlier;
        throw new AwsError(
          'InvalidationBatchAlreadyExists',
          'The caller reference that you used belongs to another invalidation.',
        );
      }
      const digest = createHash('sha256').update(`${distributionId} ${callerReference}`).digest('hex');
      const created = { id: `I${digest.slice(0, 25).toUpperCase()}`, callerReference, paths, createdAt };
      all.push(created);
      return created;
    },
    find(id: string): Invalidation {
      const found = all.find((each) => each.id === id);
      if (found === undefined)
        throw new AwsError('NoSuchInvalidation', 'The specified invalidation does not exist.', 404);
      return found;
    },
    /** The newest first. */
    all: (): readonly Invalidation[] => [...all].reverse(),
  };
}

const state = ({ id, createdAt }: Invalidation) =>
  element('Id', id) + element('CreateTime', createdAt.toISOString()) + element('Status', 'Completed');

export const invalidationSummary = (invalidation: Invalidation) =>
  nested('InvalidationSummary', state(invalidation));

export const invalidationDetails = (invalidation: Invalidation) =>
  state(invalidation) +
  nested(
    'InvalidationBatch',
    counted(
      'Paths',
      invalidation.paths.map((path) => element('Path', path)),
    ),
    element('CallerReference', invalidation.callerReference),
  );
