#!/usr/bin/env node
import { run } from '../run.ts';

run('packages', 'publint', 'publint');
