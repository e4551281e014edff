/** The line drawings of Naru. */
export const drawingNames = ['boat', 'reeds', 'lantern', 'paper'] as const

export type DrawingName = (typeof drawingNames)[number]
