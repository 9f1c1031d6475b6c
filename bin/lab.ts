import { labCommand } from '@novalink/engine/node';

/** `npm run lab -- model.json`: npm starts it in the project's folder, but files are relative to the caller's folder. */
if (process.env.npm_lifecycle_event === 'lab') process.chdir(process.env.INIT_CWD ?? '.');
process.exitCode = await labCommand(process.argv.slice(2));
