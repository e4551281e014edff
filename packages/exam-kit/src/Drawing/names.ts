/** The line drawings of Naru. */
export const drawingNames = ['boat', 'reeds', 'lantern', 'paper'] as const

/** Name of a line drawing. */
export type DrawingName = (typeof drawingNames)[number]
