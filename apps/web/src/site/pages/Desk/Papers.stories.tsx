import type { PaperSummary } from '@naru/api'
import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '../../../shared/testing/hardNames'
import { opens, renderSite } from '../pageStory'
import { calls, clearPapers, deskPaper, deskSite, deskStates } from './deskStoryParts'

const paper = (changes: Partial<PaperSummary>): PaperSummary => ({
  id: 'harbour-1',
  topic: 'Harbour practice 1',
  state: 'draft',
  owner: { id: 'user-1', name: 'Nimal' },
  revision: 4,
  updatedAt: '2026-11-24T04:30:00.000Z',
  questions: 40,
  faults: 0,
  coverage: { reading: 20, listening: 20, fields: [], units: [{ name: '2024 6', questions: 40 }], sectors: [] },
  hasUnpublishedChanges: false,
  isImported: false,
  ...changes,
})

const papers = [
  paper({
    faults: 3,
    note: 'Please look at question 7 again.',
    coverage: {
      reading: 20,
      listening: 20,
      fields: [
        { name: 'conversation', questions: 12 },
        { name: 'vocabulary-grammar', questions: 16 },
      ],
      units: [{ name: '2024 6', questions: 40 }],
      sectors: [{ name: 'fishery', questions: 9 }],
    },
  }),
  paper({ id: 'harbour-2', topic: 'Harbour practice 2', state: 'in_review' }),
  paper({
    id: 'harbour-3',
    topic: 'Harbour practice 3',
    state: 'published',
    publishedVersion: 2,
    hasUnpublishedChanges: true,
  }),
  paper({ id: 'harbour-4', topic: 'Harbour practice 4', state: 'withdrawn', publishedVersion: 1, isImported: true }),
  paper({ id: 'fishery', topic: 'Fishery' }),
  paper({ id: 'farming', topic: 'Farming', owner: { id: 'user-2', name: '' } }),
]

const meta = {
  title: 'Pages/Desk/Papers',
  render: renderSite,
  beforeEach: clearPapers,
  parameters: {
    ...deskSite('/desk/papers'),
    msw: {
      handlers: [
        calls.handler,
        ...handlers.ok({ listPapers: papers, createPaper: deskPaper(), getPaper: deskPaper() }),
      ],
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** State, version, problems, coverage and the editor's note of each paper. */
export const EachPaperSaysItsStateAndProblems: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const cards = within(await page.findByRole('list', { name: 'Papers' })).getAllByRole('listitem')
    const [first, , third] = cards
    if (first === undefined || third === undefined) throw new Error('no papers')
    await expect(within(first).getByText('3 problems')).toBeVisible()
    await expect(within(first).getByText(/Please look at question 7/)).toBeVisible()
    await expect(within(first).getByText('Fields: Conversations (12), Words and grammar (16)')).toBeVisible()
    await expect(within(first).getByText('Branches of work: Fishery (9)')).toBeVisible()
    await expect(within(third).getByText('Version 2')).toBeVisible()
    await expect(within(third).getByText('Changed since it was published')).toBeVisible()
    // What was published once cannot be deleted.
    await expect(within(third).queryByRole('button')).toBeNull()
    await expect(document.title).toBe('Papers · Desk · Naru')
  },
}

/** Many papers are filtered by title and state. */
export const ManyPapersAreFiltered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'State' }), 'draft')
    await userEvent.type(page.getByRole('searchbox', { name: 'Search by title' }), 'farm')
    await expect(page.getByRole('link', { name: 'Farming' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Fishery' })).toBeNull()
    await userEvent.type(page.getByRole('searchbox', { name: 'Search by title' }), 'x')
    await expect(page.getByText('No paper matches.')).toBeVisible()
  },
}

/** An author without papers sees how to begin. */
export const WithoutPapersSaysHowToBegin: Story = {
  parameters: { msw: { handlers: handlers.ok({ listPapers: [] }) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/You have no papers yet/)).toBeVisible()
    await expect(page.getAllByRole('button', { name: 'New paper' })).toHaveLength(1)
  },
}

/** The id follows the title; a paper without a title is not sent. */
export const ANewPaperOpensInTheEditor: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New paper' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New paper' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create the paper' }))
    await expect(dialog.getByText('Write a title.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Harbour Practice 1')
    await expect(dialog.getByRole('textbox', { name: 'Id' })).toHaveValue('harbour-practice-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Create the paper' }))
    await opens('/desk/papers/harbour-1')
    await expect(calls.to('/api/desk/papers')).toContainEqual(
      expect.objectContaining({ method: 'POST', body: { id: 'harbour-practice-1', topic: 'Harbour Practice 1' } }),
    )
  },
}

/** An id that exists says so, and the dialog keeps what was typed. */
export const ATakenIdSaysSo: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers.error(['createPaper'], { status: 409, message: 'A paper or exam has this id.' }),
        ...handlers.ok({ listPapers: papers }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New paper' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New paper' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Fishery')
    await userEvent.click(dialog.getByRole('button', { name: 'Create the paper' }))
    await expect(await dialog.findByText('A paper or exam has this id.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fishery')
  },
}

/** Deleting asks first. */
export const DeletingAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete: Fishery' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this paper?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(calls.to('/api/desk/papers/fishery')).toMatchObject([{ method: 'DELETE' }])
  },
}

const states = deskStates('listPapers')

/** The papers load. */
export const Loading: Story = {
  parameters: states.loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading…')).toBeVisible()
  },
}

/** The server fails. */
export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A learner sees the server's refusal. */
export const Refused: Story = {
  parameters: states.refused,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('This page is for authors and editors.')).toBeVisible()
    await expect(page.getByText('You may not do this.')).toBeVisible()
  },
}

/** Titles of any length and script, on a phone. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        listPapers: [
          paper({ topic: hardNames.long }),
          paper({ id: 'k', topic: hardNames.korean, owner: { id: 'u', name: hardNames.long } }),
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: hardNames.korean })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
