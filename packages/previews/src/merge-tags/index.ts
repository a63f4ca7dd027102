/** Merge tags alone: what a creative asks for, and its HTML with them filled in. Pure, with nothing to draw. */
export type { DataGuide, DataGuideKey, GuidedCreative } from '../types.ts';
export { dataGuide } from './data-guide.ts';
export { templateProblem } from './templates.ts';
