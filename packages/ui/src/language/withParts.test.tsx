import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withParts } from './withParts'

const parts = { terms: <a href="/terms">Terms</a>, privacy: <a href="/privacy">Privacy</a> }

it.each([
  ['Read {terms}, then {privacy}.', 'Read <a href="/terms">Terms</a>, then <a href="/privacy">Privacy</a>.'],
  ['{privacy} after {terms}', '<a href="/privacy">Privacy</a> after <a href="/terms">Terms</a>'],
  ['Nothing { to } replace', 'Nothing { to } replace'],
])('places the parts where the sentence %s names them', (text, markup) => {
  expect(renderToStaticMarkup(withParts(text, parts))).toBe(markup)
})
