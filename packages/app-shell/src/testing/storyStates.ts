import { handlers } from '@naru/api/msw'
import type { OperationId } from '@naru/api/types'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { getWorker } from 'msw-storybook-addon'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from './hardNames'
import { createCallRecorder } from './recordedCalls'

type Ids = readonly OperationId[]
type Failure = Parameters<typeof handlers.error>[1]
type Sentence = string | RegExp

interface Played {
  canvasElement: HTMLElement
}

/** What the page of the running story has sent. */
export const calls = createCallRecorder()

const drawings = import.meta.glob<string>('../../../../content/{advertisements/*,exams/eps-topik-mock-1/photo}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [paper, ...advertisements] = Object.values(drawings).toReversed()

/** The content's own pictures in place of the examples' paper and advertisements. */
const pictures = http.get<{ name: string }>('*/media/sample/:name.svg', ({ params: { name } }) => {
  const drawing = name === 'paper' ? paper : advertisements[Number(/^ad-(\d)$/.exec(name)?.[1]) - 1]
  return drawing === undefined ? undefined : new HttpResponse(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
})

/** Story parameters: the given responses before the usual ones. */
export const answers = (...first: RequestHandler[]) => ({
  msw: { handlers: [calls.handler, ...first, pictures, ...handlers.ok()] },
})

/** Story parameters: the given bodies in place of the usual ones. */
export const bodies = (changed: Parameters<typeof handlers.ok>[0]) => answers(...handlers.ok(changed))

/** From now on the server responds so; as usual without arguments. */
export const serverAnswers = (...first: RequestHandler[]) =>
  getWorker().use(calls.handler, ...first, pictures, ...handlers.ok())

/** A play function: the page shows these sentences. */
export const says =
  (...sentences: readonly Sentence[]) =>
  async ({ canvasElement }: Played) => {
    for (const sentence of sentences) {
      await expect(await within(canvasElement).findByText(sentence)).toBeVisible()
    }
  }

/** Waits for a link, and fails unless it leads to an address. */
export const leadsTo = async (page: Pick<ReturnType<typeof within>, 'findByRole'>, name: Sentence, href: string) =>
  expect(await page.findByRole('link', { name })).toHaveAttribute('href', href)

/** A story in which the operations do not respond. */
export const loading = (ids: Ids, sentence: Sentence = 'Loading…') => ({
  parameters: answers(...handlers.loading(ids)),
  play: says(sentence),
})

/** A story without any entries. */
export const empty = (...sentences: readonly Sentence[]) => ({
  parameters: answers(...handlers.empty()),
  play: says(...sentences),
})

/** A story of a refusal that no retry helps against. */
export const refused = (ids: Ids, failure: Failure, ...sentences: readonly Sentence[]) => ({
  parameters: answers(...handlers.error(ids, failure)),
  play: says(...sentences),
})

export const fitsAPhone = (changed: Parameters<typeof bodies>[0], ...sentences: readonly Sentence[]) => ({
  globals: { viewport: { value: 'phone' } },
  parameters: bodies(changed),
  play: async ({ canvasElement }: Played) => {
    for (const sentence of sentences) {
      // What is folded away may say it, too.
      const [shown] = await within(canvasElement).findAllByText(sentence, { ignore: 'script, style, [hidden] *' })
      await expect(shown).toBeVisible()
    }
    await expect(fitsTheScreen()).toBe(true)
  },
})

/** Presses the button that loads again, as long as a sentence is there: a press while a request is on its way does nothing. */
export const retries = async (canvasElement: HTMLElement, sentence: Sentence, retry = 'Try again') => {
  const page = within(canvasElement)
  await page.findByRole('button', { name: retry })
  serverAnswers()
  await waitFor(async () => {
    const button = page.queryByRole('button', { name: retry })
    if (button !== null) await userEvent.click(button)
    await expect(page.queryByText(sentence)).toBeNull()
  })
}

/** A story of a failure, and of the content after the retry. */
export const failed = (
  ids: Ids,
  sentence: Sentence,
  shown: Sentence,
  { retry, ...failure }: Failure & { retry?: string } = {},
) => ({
  parameters: answers(...handlers.error(ids, failure)),
  play: async ({ canvasElement }: Played) => {
    await says(sentence)({ canvasElement })
    await retries(canvasElement, sentence, retry)
    await expect((await within(canvasElement).findAllByText(shown))[0]).toBeVisible()
  },
})

/** Writes a text into a field at once, as a password manager or a paste does. */
export const enter = async (field: HTMLElement, words: string) => {
  await userEvent.click(field)
  await userEvent.paste(words)
}
