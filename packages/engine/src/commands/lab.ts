#!/usr/bin/env node
import { labCommand } from '#engine/cli/command';

process.exitCode = await labCommand(process.argv.slice(2));
