import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buildASTSchema } from 'graphql';
import { architecturePage, freshArchitecturePage } from '../tools/generate/architecture-picture';
import { checkDocuments } from '../tools/generate/check-documents';
import { findDocuments } from '../tools/generate/find-documents';
import { operationTypes, operationTypesFile } from '../tools/generate/operation-types';
import { apiFile, apiTypes, contractCode, contractModule } from '../tools/generate/rest-api';
import { schemaDocument } from '../tools/generate/schema';
import { schemaTypes, schemaTypesFile } from '../tools/generate/schema-types';
import { vectorFiles } from '../tools/generate/vectors';
import { walletFile, walletTypes } from '../tools/generate/wallet-contract';

const pages = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `frontend/src/${file}`)
  .sort();
const schema = schemaDocument();
const { documents, errors } = checkDocuments(
  buildASTSchema(schema),
  pages.flatMap((file) => findDocuments(file)),
);

if (errors.length > 0) {
  for (const error of errors) console.error(error);
  process.exitCode = 1;
} else {
  const fresh = {
    [schemaTypesFile]: await schemaTypes(schema),
    [operationTypesFile]: await operationTypes(schema, documents),
    [apiFile]: await apiTypes(),
    [contractModule]: contractCode(),
    [walletFile]: await walletTypes(),
    ...vectorFiles,
    [architecturePage]: freshArchitecturePage(),
  };
  for (const [file, code] of Object.entries(fresh)) {
    if (!process.argv.includes('--check')) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, code);
    } else if (committed(file) !== code) {
      console.error(`${file} is out of date: run \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    }
  }
}

function committed(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
