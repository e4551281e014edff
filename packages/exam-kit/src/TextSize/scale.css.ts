import { createVar, styleVariants } from '@vanilla-extract/css'

/** How much larger than usual the exam's words are, as a number. */
export const scale = createVar()

/** Sets the size of the exam's words for everything inside the element. */
export const textSize = styleVariants({
  normal: { vars: { [scale]: '1' } },
  large: { vars: { [scale]: '1.25' } },
  largest: { vars: { [scale]: '1.5' } },
})
