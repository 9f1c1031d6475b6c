import { ImageLibrary } from '../images/image-library';
import { Page } from '../../ui/page';
import { listCrumb } from './games-places';

/** All images that the user has uploaded. */
export const ImageLibraryPage = () => (
  <Page
    title="Image library"
    lead="Images for your games and your company. Each image is checked before it is published."
    breadcrumbs={[listCrumb]}
  >
    <ImageLibrary />
  </Page>
);
