import type { Notice } from '../message.ts';

export const warningCodes = [
  'artwork',
  'artwork_hidden',
  'artwork_unchecked',
  'campaign_inactive',
  'changed_after_sending',
  'continues',
  'households',
  'mailed_before',
  'nameless',
  'other_ledger',
  'reference_key',
  'price_exceeded',
  'query_unordered',
  'removed',
  'several_creatives',
  'suppression_empty',
  'suppression_unmatched',
  'thumbnail_missing',
] as const;

/** Warnings about a plan that can be sent. */
export type Warning = Notice<(typeof warningCodes)[number]>;

export const blockedCodes = [
  'cancelled',
  'max_cost',
  'max_pieces',
  'nothing_to_send',
  'other_reference',
  'other_token',
  'price_missing',
] as const;

/** Why a plan cannot be sent. */
export type Blocked = Notice<(typeof blockedCodes)[number]>;
