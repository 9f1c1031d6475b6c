import { startProduct, type Product } from '#test/support/product';
import { castOf, newPerson } from './cast';
import type { Theatre } from './cell-objects';
import { openStage } from './stage';

/** A whole local cloud for one test file, with everybody of the matrix in it. */
export async function openTheatre(prefix: string): Promise<Theatre & { readonly product: Product }> {
  const product = await startProduct();
  const stage = await openStage(product);
  const cast = await castOf(stage, prefix);
  const bystander = await newPerson(stage, `${prefix}-bystander@cast.test`, []);
  return { product, stage, cast, bystander };
}
