import { style } from '@vanilla-extract/css'

/** Reserves space for the sentence in `data-longest`, so that a changing sentence moves nothing around it. */
export const reserved = style({
  display: 'grid',
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
})

export const content = style({ gridArea: '1 / 1', alignSelf: 'center' })
