#!/usr/bin/env node
import { run } from '../run.ts';

run('document', '@redocly/cli', 'redocly');
