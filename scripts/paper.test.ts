import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArgs, findChromium } from './browser.mjs'
import { serveExamPages } from './exam-pages.mjs'

/** What the style sheet's `@page` leaves of an A4 sheet, in CSS pixels. */
const sheet = { width: ((210 - 2 * 16) / 25.4) * 96, height: ((297 - 2 * 18) / 25.4) * 96 }

interface Block {
  readonly top: number
  readonly bottom: number
  readonly text: string
}

let pages: Awaited<ReturnType<typeof serveExamPages>>
let browser: Browser
let page: Page

beforeAll(async () => {
  const executablePath = await findChromium()
  pages = await serveExamPages('paper', ['print'], Number(process.env['PAPER_PORT'] ?? 3326))
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
  await page.goto(`${pages.address}/print.html`)
  await page.getByRole('button', { name: 'Expand All' }).waitFor()
  // The window is as wide as the sheet, for the width that style sheets ask for; what is printed is as wide as the sheet without its margins.
  await page.addStyleTag({ content: `@media print { main { width: ${sheet.width}px } }` })
}, 120_000)

afterAll(async () => {
  await browser.close()
  await pages.close()
})

/** The head and the questions as they are laid out for print, one below the other. */
async function blocks(): Promise<Block[]> {
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article').first().waitFor()
  const found = await page.locator('section:has(> article)').evaluate((paper) =>
    [...paper.children].map((child) => {
      const { top, bottom } = child.getBoundingClientRect()
      return { top, bottom, text: child.textContent }
    }),
  )
  await leavePrint()
  return found
}

/** Back to the screen, whose page has no paper in it. */
async function leavePrint(): Promise<void> {
  await page.emulateMedia({ media: null })
  await page.getByRole('article').first().waitFor({ state: 'detached' })
}

/** How many sheets it takes when no block is split. */
function sheetsWithoutSplits(parts: readonly Block[]): number {
  let count = 1
  let start = parts[0]?.top ?? 0
  for (const { top, bottom } of parts) {
    if (bottom - start <= sheet.height) continue
    count += 1
    start = top
  }
  return count
}

describe('The review as a PDF on A4', { timeout: 60_000 }, () => {
  it('has all forty questions, and none is taller than a sheet', async () => {
    const [head, ...questions] = await blocks()
    expect(questions).toHaveLength(40)
    expect(questions.filter(({ top, bottom }) => bottom - top > sheet.height)).toEqual([])
    expect(head?.text).toContain('Question Review')
  })

  it('names the candidate, the exam, the marks, and the date and time', async () => {
    const [head] = await blocks()
    for (const words of ['Kamal Perera', 'EPS-TOPIK 모의고사 1회', '5 / 200 marks', 'Printed on 7 May 2025, 09:14']) {
      expect(head?.text).toContain(words)
    }
  })

  it('prints no passage twice', async () => {
    const questions = (await blocks()).filter(({ text }) => text.includes('가구 공장'))
    expect(questions).toHaveLength(12)
    // Each sample passage says its sentence three or four times over; printed twice it would be six or eight.
    const counts = questions.map(({ text }) => text.split('가구 공장').length - 1)
    expect([...new Set(counts)].toSorted((a, b) => a - b)).toEqual([3, 4])
  })

  it('takes exactly as many sheets as whole questions fill: no question is split over two', async () => {
    const expected = sheetsWithoutSplits(await blocks())
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
    expect(printed).toBe(expected)
  })

  it('shows nothing of the screen: no buttons, no filters', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    await leavePrint()
  })
})
