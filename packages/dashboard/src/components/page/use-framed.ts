import { useDeferredValue } from 'react';

/** Whether the frame of a page was rendered: a click responds with it immediately, and many rows follow. */
export const useFramed = (): boolean => useDeferredValue(true, false);
