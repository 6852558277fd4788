/**
 * Average block time, in seconds. Block times settle between the two times at which the difficulty
 * changes (69 s and 138 s).
 */
export const SECONDS_PER_BLOCK = 103
