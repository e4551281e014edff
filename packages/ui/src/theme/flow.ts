/**
 * The way that text runs along the line: 1 to the right, -1 to the left. Transforms know no start and end, so a shift along the line is
 * multiplied by it.
 */
export const flow = 'var(--naru-flow)'
