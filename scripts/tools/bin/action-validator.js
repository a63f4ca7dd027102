#!/usr/bin/env node
import { run } from '../run.ts';

run('lint', '@action-validator/cli', 'action-validator');
