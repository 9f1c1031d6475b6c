import { contractCommand } from '@novalink/wallet-contract/contract-tests';

/** `npm run contract -- --wallet …`: npm starts it in the project's folder, but files are relative to the caller's folder. */
if (process.env.npm_lifecycle_event === 'contract') process.chdir(process.env.INIT_CWD ?? '.');
process.exitCode = await contractCommand(process.argv.slice(2), console.log);
