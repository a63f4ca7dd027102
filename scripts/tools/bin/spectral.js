#!/usr/bin/env node
import { run } from '../run.ts';

run('document', '@stoplight/spectral-cli', 'spectral');
