#!/usr/bin/env node
import { run } from '../run.ts';

run('packages', '@arethetypeswrong/cli', 'attw');
