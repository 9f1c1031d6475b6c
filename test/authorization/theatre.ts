import { startProduct, type Product } from '#test/support/product';
import { castOf, newPerson, signInAs } from './cast';
import type { Theatre } from './cell-objects';
import { openFiles } from './files';
import { openStage, type RunningCloud } from './stage';

/** A whole local cloud for one test file, with everybody of the matrix in it. */
export async function openTheatre(prefix: string): Promise<Theatre & { readonly product: Product }> {
  const product = await startProduct();
  return { product, ...(await theatreIn(product, prefix)) };
}

export async function theatreIn(cloud: RunningCloud, prefix: string): Promise<Theatre> {
  const stage = await openStage(cloud);
  const cast = await castOf(stage, prefix);
  const person = await signInAs(stage, await newPerson(stage, `${prefix}-bystander@cast.test`, []));
  const bystander = { sub: person.sub, identityId: person.credentials.identityId };
  return { stage, cast, bystander, files: await openFiles(stage), houses: new Map() };
}
