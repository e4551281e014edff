import type { DeskPaper } from '@naru/api'
import type { Draft } from '@naru/exam-authoring/editor'
import { handlers } from '@naru/api/msw'
import { screen, expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls } from '@naru/app-shell/testing/storyStates'
import { sitePage } from './pages'

export const deskPage = (path: string) => sitePage({ path, isLoggedIn: true, name: 'Nimal', facts: { role: 'author' } })

/** Removes what an earlier story has left on this device. */
export const clearPapers = async () => {
  calls.clear()
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('naru-papers')
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })
}

const question = (item: string, number: number, text: string): Draft['questions'][number] => ({
  item,
  number,
  type: 'reading',
  text,
  options: [{ text: '책', correct: true }, { text: '연필' }, { text: '의자' }, { text: '창문' }],
})

export const deskDraft: Draft = {
  id: 'harbour-1',
  topic: 'Harbour practice 1',
  description: 'Two questions about things.',
  duration: '5 minutes',
  readingTimeMinutes: 5,
  questions: [question('a', 1, '다음 그림은 무엇입니까?'), question('b', 2, '무엇을 읽습니까?')],
}

export const deskPaper = (changes: Partial<DeskPaper> = {}): DeskPaper => ({
  id: 'harbour-1',
  state: 'draft',
  revision: 4,
  savedAt: '2026-11-24T04:30:00.000Z',
  draft: { ...deskDraft },
  owner: { id: 'user-1', name: 'Nimal' },
  media: [],
  editors: [],
  rights: { publish: true },
  ...changes,
})

export const deskHandlers = (paper = deskPaper(), more: Parameters<typeof handlers.ok>[0] = {}) => {
  const { state, note, editors } = paper
  return [
    ...handlers.ok({
      getPaper: paper,
      savePaper: { revision: 5, savedAt: '2026-11-24T04:31:00.000Z', editors: [] },
      touchPaper: { revision: 4, state, editors, ...(note !== undefined && { note }) },
      ...more,
    }),
  ]
}

/** An entry of the paper's history. */
export const revision = (number: number, changes = {}) => ({
  revision: number,
  author: 'Nimal',
  savedAt: '2026-11-24T04:30:00.000Z',
  reason: 'edit' as const,
  questions: 2,
  ...changes,
})

/** The saves whose JSON contains a text. An editor that disappears sends its last save into the next story. */
export const saves = (text: string) =>
  calls
    .to('/api/desk/papers/harbour-1')
    .filter(({ method, body }) => method === 'PUT' && JSON.stringify(body).includes(text))

export const openQuestion = async ({ canvasElement }: { canvasElement: HTMLElement }, number = 1) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('row', { name: new RegExp(`^Question ${number},`) }))
  return page
}

/** A dialog once it has faded in. */
export const openedDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Opens the menu of the paper and chooses an entry. */
export const chooseAction = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** The usual story of the paper's editor. */
export const deskPaperPage = {
  ...deskPage('/desk/papers/harbour-1'),
  parameters: { ...deskPage('/desk/papers/harbour-1').parameters, ...answers(...deskHandlers()) },
}
