/** Blocks arrive faster than a slow device can draw the charts. */
export const DRAWING_INTERVAL_MS = 1000
