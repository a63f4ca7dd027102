import { neverPrintedStates } from '@direct-mail/contract/generated/enums';

/** The states of a delivered piece, in order. */
export const way = ['processing', 'production', 'mailed', 'delivered'] as const;

/** The states of lost or delayed mail, in the order in which they occur. */
export const losses = [...neverPrintedStates, 'failed', 'delivery_exception'] as const;
