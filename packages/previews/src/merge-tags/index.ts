/** Merge tags alone: what a creative asks for, and its HTML with them filled in. Pure, with nothing to draw. */
export type { DataGuide, DataGuideKey, GuidedCreative } from '../types.ts';
export { dataGuide } from './data-guide.ts';
export type { SideFinding } from './findings.ts';
export { templateSlips } from './template-slips.ts';
export { templateProblem } from './templates.ts';
export { type PieceData, unfilledTags, type WantedTags, wantedTags } from './unfilled.ts';
