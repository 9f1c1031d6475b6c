import { Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { originPlaceholder } from '#domain/site-origin';

/** The files of a folder, with the placeholder replaced by the origin of the stage. */
export const siteSource = (folder: string, exclude: string[], origin: string): ISource => {
  const source = Source.asset(folder, { exclude });
  return {
    bind: (scope, context) => ({
      ...source.bind(scope, context),
      markers: { [originPlaceholder]: origin },
    }),
  };
};
