// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { focusHeading } from './focusHeading'

const nextTask = () => new Promise((done) => setTimeout(done))

test('a heading that React hides while its page waits for code has the focus again when it is shown', async () => {
  document.body.innerHTML = '<main><div><h1>Exams</h1></div></main>'
  const [page, heading] = ['main > div', 'h1'].map((selector) => document.querySelector<HTMLElement>(selector))
  const waiting = document.createElement('output')
  focusHeading()
  page?.style.setProperty('display', 'none', 'important')
  page?.after(waiting)
  await nextTask()
  // As browsers do with what is not shown.
  heading?.blur()
  page?.style.removeProperty('display')
  waiting.remove()
  await nextTask()
  expect(document.activeElement).toBe(heading)
})
