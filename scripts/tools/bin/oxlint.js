#!/usr/bin/env node
import { run } from '../run.ts';

run('lint', 'oxlint', 'oxlint');
