import type { SiteVectors } from '#domain/audit/site-vectors';
import { freshVectors, vectorsJson } from '@novalink/engine/testing';
import { auditDays } from './audit-days';

const vectors = freshVectors();
const siteVectors: SiteVectors = { ...vectors, auditDays: auditDays() };

/** The golden vectors of the engine, and those that the site serves, which also have days of the public audit log. */
export const vectorFiles = {
  'packages/engine/src/proof/golden-vectors.json': vectorsJson(vectors),
  'frontend/public/novalink-vectors.json': vectorsJson(siteVectors),
};
