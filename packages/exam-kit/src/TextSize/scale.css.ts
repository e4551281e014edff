import { createVar, styleVariants } from '@vanilla-extract/css'

/** Scale of the exam's text; 1 is normal. */
export const scale = createVar()

/** Sets the scale of the exam's text inside the element. */
export const textSize = styleVariants({
  normal: { vars: { [scale]: '1' } },
  large: { vars: { [scale]: '1.25' } },
  largest: { vars: { [scale]: '1.5' } },
})
