import { expect, type Page } from '@playwright/test'
import { choose, questionHeading } from '@naru/app-shell/e2e/examRoom'

/** The fields of an exam that name pictures. */
interface ExamPictures {
  readonly questions: readonly {
    readonly questionPhoto?: string
    readonly answers: readonly { readonly photo?: string }[]
  }[]
}

/** The distinct URLs of an exam's pictures, sorted. */
export async function picturesOf(page: Page, address: string): Promise<string[]> {
  const { questions }: ExamPictures = await (await page.request.get(address)).json()
  const all = questions.flatMap(({ questionPhoto, answers }) => [questionPhoto, ...answers.map(({ photo }) => photo)])
  const named = all.filter((path) => path !== undefined)
  expect(named.length).toBeGreaterThan(4)
  return [...new Set(named)].toSorted()
}

/** Goes from the first question of the mini exam to the fourth and expects the picture of each of its options. */
export async function expectPicturesOfFourth(page: Page, total: number): Promise<void> {
  for (const position of [2, 3, 4]) {
    await choose(page, 0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(questionHeading(page, position, total, 'Reading')).toBeVisible()
  }
  const shown = page.getByRole('main').locator('img')
  await expect(shown).toHaveCount(4)
  await expect
    .poll(() => shown.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)))
    .toBe(true)
}
