import { expect, type Page } from '@playwright/test'

/** Presses Tab through the page; fails for each control that is never focused, and for each focused element that is covered or off-screen. */
export async function expectAllControlsTabbable(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    // Starts at the top of the document, not at the focused heading.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const controlCount = await page.evaluate(markControls)
  const hidden: string[] = []
  for (let press = 0; press <= controlCount + 2; press += 1) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(checkFocus)
    if (problem !== null) hidden.push(problem)
  }
  expect(hidden).toEqual([])
  expect(await page.evaluate(missedControls)).toEqual([])
}

/** Runs in the page: marks each tabbable control, one per radio group. @returns their number */
function markControls(): number {
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

/** Runs in the page: unmarks the focused control. @returns what is wrong with its position, or null */
function checkFocus(): string | null {
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
  // A hidden input shows its focus on the label around it.
  const shown = stop.closest('label') ?? stop
  // A wrapped link is checked in its first line; the centre of its bounding box may be empty.
  const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = over !== null && (shown.contains(over) || over.contains(shown))
  return isSeen ? null : `not seen: ${shown.outerHTML.slice(0, 120)}`
}

/** Runs in the page: the controls that never got the focus. */
function missedControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tab-wanted]')].map((control) =>
    control.outerHTML.slice(0, 160),
  )
}
