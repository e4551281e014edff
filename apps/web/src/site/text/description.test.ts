import { expect, it } from 'vitest'
import examRoom from '../../../exam.html?raw'
import site from '../../../index.html?raw'
import { text } from './en/site'

it.each([
  ['site', site],
  ['exam room', examRoom],
])('the document of the %s has the English description', (_name, html) => {
  expect(html).toContain(`content="${text.description}"`)
})
