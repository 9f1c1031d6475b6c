import { testVersions, type TestedVersion, type TestRunPlan } from '#tools/seed/test-runs';
import type { Product } from '#test/support/product';

/** A run of `diamonds` with the result PASSED: the number of rounds makes its interval narrow enough. */
export const diamondsRun: TestRunPlan = { rounds: 2_000_000, seed: '1'.padStart(64, '0') };

/** Tests a version with its owner's token until it is TESTED. The model must pass `run`. */
export async function certify(
  product: Pick<Product, 'origin'>,
  token: string,
  { gameId, versionId, run = diamondsRun }: VersionToCertify,
): Promise<TestedVersion> {
  const [version] = await testVersions(product, token, [{ gameId, versionId, ...run }]);
  if (version?.status !== 'TESTED') throw new Error(`The version ${versionId} is not TESTED.`);
  return version;
}

interface VersionToCertify {
  readonly gameId: string;
  readonly versionId: string;
  readonly run?: TestRunPlan;
}
