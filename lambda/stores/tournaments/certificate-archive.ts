import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { tournamentObjectKey } from '#domain/keys/tournaments';
import {
  certificateText,
  readTournamentCertificate,
  type TournamentCertificate,
} from '#domain/tournaments/certificate';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The certificates of tournaments, which are never replaced. */
export interface CertificateArchive {
  /** Returns the size of the stored file in bytes. */
  keep(certificate: TournamentCertificate): Promise<number>;
  read(tournamentId: string, resultHash: string): Promise<TournamentCertificate>;
}

export function certificateArchive(s3: S3Client, Bucket: string): CertificateArchive {
  const at = (tournamentId: string, resultHash: string) => ({
    Bucket,
    Key: tournamentObjectKey(tournamentId, resultHash),
  });
  return {
    keep: async (certificate) => {
      const { rules, resultHash } = certificate;
      const packed = await pack(certificateText(certificate));
      await s3.send(
        new PutObjectCommand({
          ...at(rules.tournamentId, resultHash),
          Body: packed,
          ContentType: 'application/json',
          ContentEncoding: 'gzip',
          ContentDisposition: `attachment; filename="tournament-${rules.tournamentId}.json"`,
        }),
      );
      return packed.length;
    },
    read: async (tournamentId, resultHash) => {
      const { Body } = await s3.send(new GetObjectCommand(at(tournamentId, resultHash)));
      const packed = await Body?.transformToByteArray();
      if (!packed) throw new Error(`The certificate of ${tournamentId} is empty.`);
      const read = readTournamentCertificate((await unpack(packed)).toString());
      if (!('certificate' in read)) throw new Error(`The certificate of ${tournamentId} is not valid.`);
      return read.certificate;
    },
  };
}
