import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeNames } from './WholeNames'

it.each([
  [
    'Guidelines for the EPS-TOPIK Mini Practice Exam',
    'Guidelines for the <span data-whole="">EPS-TOPIK</span> Mini Practice Exam',
  ],
  ['EPS-TOPIK', '<span data-whole="">EPS-TOPIK</span>'],
  ['A well-known word', 'A well-known word'],
])('keeps names in capitals of %s whole', (text, markup) => {
  expect(renderToStaticMarkup(<WholeNames>{text}</WholeNames>)).toBe(markup)
})
