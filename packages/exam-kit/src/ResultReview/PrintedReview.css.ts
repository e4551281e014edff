import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'

/** Visible in print only, unless `data-preview` is set. */
export const print = style({
  display: 'none',
  color: 'black',
  background: 'white',
  selectors: {
    '&[data-preview]': { display: 'block', padding: '16mm', maxInlineSize: '210mm' },
    // The class three times for a higher specificity than the theme: black text in a small size.
    '&&&': {
      vars: {
        [vars.color.success]: 'black',
        [vars.color.danger]: 'black',
        [vars.color.inkMuted]: 'black',
        [vars.fontSize.md]: '10pt',
        [vars.fontSize.sm]: '9pt',
        [vars.space[8]]: '1.5mm',
        [vars.space[16]]: '3mm',
        [vars.lineHeight.korean]: '1.45',
      },
    },
  },
  '@media': {
    [media.print]: { display: 'block', selectors: { '&[data-preview]': { padding: 0, maxInlineSize: 'none' } } },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2mm 8mm',
  paddingBlockEnd: '3mm',
  marginBlockEnd: '6mm',
  borderBlockEnd: '1.5pt solid black',
})

export const title = style({ fontSize: '16pt', lineHeight: 1.2, fontWeight: 700 })

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '1mm 6mm', fontSize: '10pt' })

export const question = style({
  breakInside: 'avoid',
  paddingBlockEnd: '3mm',
  marginBlockEnd: '3mm',
  borderBlockEnd: '0.5pt solid black',
})

export const group = style({ breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: '3mm' })

export const questionTitle = style({
  display: 'flex',
  gap: '4mm',
  justifyContent: 'space-between',
  marginBlockEnd: '2mm',
  fontSize: '11pt',
  lineHeight: 1.3,
  fontWeight: 700,
})

export const markWord = style({ flexShrink: 0, display: 'inline-flex', alignItems: 'center', gap: '1mm' })
