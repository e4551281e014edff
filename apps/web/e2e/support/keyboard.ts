import { expect, type Page } from '@playwright/test'

/**
 * Goes through the page by the Tab key and fails for every control that is never reached, and for every stop of the focus that cannot be seen
 * because it lies outside the window or under something else.
 */
export async function expectEverythingByTab(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    // From the very top: the heading that took the focus is no place to begin at.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const wanted = await page.evaluate(countControls)
  const hidden: string[] = []
  for (let press = 0; press <= wanted + 2; press += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(noteStop)
    if (fault !== null) hidden.push(fault)
  }
  expect(hidden).toEqual([])
  expect(await page.evaluate(missedControls)).toEqual([])
}

/** Runs in the page: marks every control that the Tab key must reach, and counts them. Of a group of radio buttons one is enough. */
function countControls(): number {
  const groups = new Set<string>()
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ]
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest('[inert], [aria-hidden="true"]') === null)
    .filter((control) => {
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
      const isFirst = !groups.has(control.name)
      groups.add(control.name)
      return isFirst
    })
    .filter((control) => {
      const group = control.role === 'radio' ? control.closest('[role="radiogroup"]') : null
      return group === null || group.querySelector('[role="radio"]') === control
    })
  for (const control of controls) control.dataset['tabWanted'] = control instanceof HTMLInputElement ? control.name : ''
  return controls.length
}

/** Runs in the page: notes where the focus is; tells what is wrong with the place, null if nothing is. */
function noteStop(): string | null {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return null
  if (stop instanceof HTMLInputElement && stop.type === 'radio') {
    for (const twin of document.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      if (twin.name === stop.name) delete twin.dataset['tabWanted']
    }
  }
  if (stop.role === 'radio') {
    for (const twin of stop.closest('[role="radiogroup"]')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []) {
      delete twin.dataset['tabWanted']
    }
  }
  delete stop.dataset['tabWanted']
  // What shows the focus of a hidden input is the label around it.
  const shown = stop.closest('label') ?? stop
  // A link that goes on in the next line is looked for where it begins; the middle between its lines may be empty.
  const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = over !== null && (shown.contains(over) || over.contains(shown))
  return isSeen ? null : `not seen: ${shown.outerHTML.slice(0, 120)}`
}

/** Runs in the page: the controls that the focus never came to. */
function missedControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tab-wanted]')].map((control) =>
    control.outerHTML.slice(0, 160),
  )
}
