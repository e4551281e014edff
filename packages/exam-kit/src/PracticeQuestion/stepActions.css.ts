import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, media, vars, wrappingRow } from '@naru/ui/theme'

/** What goes on with a step of practice. On a phone it stays in reach of the thumb, however long the explanation is, and the first button is as wide as it can be. */
export const stepActions = style({
  ...wrappingRow,
  gap: vars.space[12],
  '@media': {
    [media.belowTablet]: {
      gap: vars.space[8],
      position: 'sticky',
      insetBlockEnd: bottomInset,
      zIndex: 1,
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingBlock: `${vars.space[8]} calc(${vars.space[8]} + env(safe-area-inset-bottom, 0rem))`,
      paddingInline: vars.gutter,
      borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
      background: vars.color.canvas,
    },
    [media.print]: { display: 'none' },
  },
})

globalStyle(`${stepActions} > button:first-child`, {
  // No word of it is broken.
  '@media': { [media.belowTablet]: { flex: 1, minInlineSize: 'min-content', overflowWrap: 'break-word' } },
})
