import { ImageLibrary } from '../../parts/images/image-library';
import { Page } from '../../ui/page';
import { listCrumb } from './games-places';

/** Every image that one has uploaded. */
export const ImageLibraryPage = () => (
  <Page
    title="Image library"
    lead="Images for your games and your company. Each image is checked before it is published."
    breadcrumbs={[listCrumb]}
  >
    <ImageLibrary />
  </Page>
);
