import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from './breakpoints'
import { vars } from './contract.css'

const responsive = defineProperties({
  conditions: {
    mobile: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'mobile',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex', 'contents'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    textAlign: ['start', 'center', 'end'],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

const plain = defineProperties({
  properties: {
    color: vars.color,
    background: vars.color,
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
  },
})

/** Token-bound utility classes for `.css.ts` files and one-off layout, responsive by `{ mobile, tablet, desktop }`. */
export const sprinkles = createSprinkles(responsive, plain)

/** The arguments of `sprinkles`. */
export type Sprinkles = Parameters<typeof sprinkles>[0]
