#!/usr/bin/env node
/**
 * `exec node ARGUMENTS…` where npm runs scripts without a POSIX shell, as on Windows. Such a shell has an `exec` of its own, which puts
 * the program into the shell's place: otherwise a signal sent to npm ends the shell and leaves the program running.
 */
import { spawn } from 'node:child_process';
import { exitCodeOf } from '../../run.ts';

const [program = '', ...args] = process.argv.slice(2);
const path = program === 'node' ? process.execPath : program;
process.exitCode = await exitCodeOf(spawn(path, args, { stdio: 'inherit' }));
