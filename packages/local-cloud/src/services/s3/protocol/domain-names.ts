import { region } from '#local/services/needs';

export const domainNameOf = (bucketName: string) => `${bucketName}.s3.amazonaws.com`;
export const regionalDomainNameOf = (bucketName: string) => `${bucketName}.s3.${region}.amazonaws.com`;
