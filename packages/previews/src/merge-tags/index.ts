/** Merge tags alone: which data a creative needs, and its HTML filled in. Pure, without any drawing. */
export type { DataGuide, DataGuideKey, GuidedCreative } from '../types.ts';
export { dataGuide } from './data-guide.ts';
export type { SideFinding } from './findings.ts';
export { templateSlips } from './template-slips.ts';
export { templateProblem } from './templates.ts';
export { type PieceData, unfilledTags, type WantedTags, wantedTags } from './unfilled.ts';
