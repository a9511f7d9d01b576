#!/usr/bin/env -S node --disable-sigusr1
import { runCommand } from './app/cli/run-command.ts'

await runCommand(process.argv.slice(2))
