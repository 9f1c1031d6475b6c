#!/usr/bin/env node
import { contractCommand } from '#wallet/cli/command';

process.exitCode = await contractCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
