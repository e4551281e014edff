/**
 * The direction of text: 1 for left to right, -1 for right to left. Transforms have no logical values, so multiply horizontal shifts
 * by it.
 */
export const flow = 'var(--naru-flow)'
