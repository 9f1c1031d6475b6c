import type { ComponentType } from 'react';
import type { fakePlatform } from '../../../platform/fake-platform';
import { openPage } from '../../../platform/open-page';
import { BrandFrame } from '../brand-frame';
import { brandId } from './brand-server';

/**
 * Opens a page of the brand in its frame, for a user with these groups. A page with parameters is given by
 * its pattern.
 */
export const openBrandPage = async (
  Page: ComponentType,
  fake: ReturnType<typeof fakePlatform>,
  { groups = ['PROVIDERS'], search = '', page = '', pattern = '' } = {},
) => {
  await fake.arrive('maria@novalink.test', groups);
  const Framed = () => (
    <BrandFrame>
      <Page />
    </BrandFrame>
  );
  const path = '/operator/brand/:brandId';
  return openPage(
    Framed,
    fake.platform,
    `/operator/brand/${brandId}${page}${search}`,
    path + (pattern === '' ? page : pattern),
  );
};
