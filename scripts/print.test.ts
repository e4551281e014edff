import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArgs, findChromium } from './browser.mjs'
import { serveExamPages } from './exam-pages.mjs'

/** Printable area of an A4 sheet under the stylesheet's `@page`, in CSS pixels. */
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
  pages = await serveExamPages('print-pages', ['print'], Number(process.env['PRINT_PORT'] ?? 3326))
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
  await page.goto(`${pages.address}/print.html`)
  await page.getByRole('button', { name: 'Expand All' }).waitFor()
  // Media queries see the width of the sheet; the content has the width without margins.
  await page.addStyleTag({ content: `@media print { main { width: ${sheet.width}px } }` })
}, 120_000)

afterAll(async () => {
  await browser.close()
  await pages.close()
})

/** Measures the heading and the questions in print layout. */
async function measureBlocks(): Promise<Block[]> {
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article').first().waitFor()
  const found = await page.locator('section:has(> article)').evaluate((review) =>
    [...review.children].map((child) => {
      const { top, bottom } = child.getBoundingClientRect()
      return { top, bottom, text: child.textContent }
    }),
  )
  await leavePrint()
  return found
}

/** Returns to the screen layout, which renders no printed review. */
async function leavePrint(): Promise<void> {
  await page.emulateMedia({ media: null })
  await page.getByRole('article').first().waitFor({ state: 'detached' })
}

/** Number of sheets of a PDF. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

/** Number of sheets if no block is split. */
function countSheets(parts: readonly Block[]): number {
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
  it('contains all forty questions, none taller than a sheet', async () => {
    const [head, ...questions] = await measureBlocks()
    expect(questions).toHaveLength(40)
    expect(questions.filter(({ top, bottom }) => bottom - top > sheet.height)).toEqual([])
    expect(head?.text).toContain('Question Review')
  })

  it('shows candidate, exam, marks, date and time', async () => {
    const [head] = await measureBlocks()
    for (const text of ['Kamal Perera', 'EPS-TOPIK 모의고사 1회', '5 / 200 marks', 'Printed on 7 May 2025, 09:14']) {
      expect(head?.text).toContain(text)
    }
  })

  it('prints each passage once', async () => {
    const questions = (await measureBlocks()).filter(({ text }) => text.includes('가구 공장'))
    expect(questions).toHaveLength(12)
    // Each sample passage contains its sentence three or four times; printed twice it would be six or eight.
    const counts = questions.map(({ text }) => text.split('가구 공장').length - 1)
    expect([...new Set(counts)].toSorted((a, b) => a - b)).toEqual([3, 4])
  })

  it('splits no question across sheets', async () => {
    const expected = countSheets(await measureBlocks())
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheetsOf(pdf)).toBe(expected)
  })

  it('prints no buttons and no filters', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    await leavePrint()
  })
})

describe('The summary of a result as a PDF on A4', { timeout: 120_000 }, () => {
  it('is one sheet, with all kinds of question', async () => {
    const folder = 'apps/web/src/site/pages/ResultSummary'
    const port = Number(process.env['PRINT_PORT'] ?? 3326) + 1
    const served = await serveExamPages('print-summary', ['print'], port, folder)
    const summary = await browser.newPage({ viewport: { width: 794, height: 1123 } })
    await summary.goto(`${served.address}/print.html`)
    await summary.getByText('Day 7').waitFor()
    expect(await summary.getByRole('row').count()).toBeGreaterThan(14)
    const pdf = await summary.pdf({ format: 'A4', preferCSSPageSize: true })
    await summary.close()
    await served.close()
    expect(sheetsOf(pdf)).toBe(1)
  })
})
