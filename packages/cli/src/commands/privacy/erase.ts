import type { Run } from '../../frame/command.ts';
import { request } from './request.ts';

export const run: Run = (context, input) => request('erasure', context, input);
