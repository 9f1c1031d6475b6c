import { ImageLibrary } from '../images/image-library';
import { Page } from '../../ui/page';
import { listCrumb } from './games-places';
import * as messages from './messages';

/** All images that the user has uploaded. */
export const ImageLibraryPage = () => (
  <Page title={messages.imageLibrary} lead={messages.imagesForYourGamesAnd} breadcrumbs={[listCrumb]}>
    <ImageLibrary />
  </Page>
);
