#!/usr/bin/env -S node --disable-sigusr1
import { runCommand } from './app/cli/commands.ts'

await runCommand(process.argv.slice(2))
