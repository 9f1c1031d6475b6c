import { writeFileSync } from 'node:fs';
import { decisionsReadme, freshDecisionsReadme } from '#tools/decisions/decisions-readme';

writeFileSync(decisionsReadme, freshDecisionsReadme());
