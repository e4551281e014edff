import type { ExamStatistics, QuestionStatistics } from '@naru/api'
import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, refused } from '@naru/app-shell/testing/storyStates'
import { renderSite, adminPage } from '../testing/pages'

const path = '/api/admin/exams/exam-sample/statistics'

const choice = (low: number, middle: number, high: number) => ({ n: low + middle + high, low, middle, high })
const good: QuestionStatistics = {
  questionId: 'q1',
  questionNumber: 1,
  type: 'reading',
  text: '다음 그림을 보고 맞는 문장을 고르십시오.\n\n이것은 안전모입니다.',
  options: [
    { id: 'a', text: '안전모를 씁니다.', isCorrect: true, chosen: choice(8, 14, 19) },
    { id: 'b', text: '장갑을 낍니다.', isCorrect: false, chosen: choice(7, 4, 1) },
    { id: 'c', text: '장화를 신습니다.', isCorrect: false, chosen: choice(4, 2, 0) },
  ],
  blank: choice(1, 0, 0),
  facility: 68.3,
  deviation: 46.9,
  discrimination: 42.1,
  efficiency: 48.7,
  weight: 3.1,
  flags: [],
}
const doubtful: QuestionStatistics = {
  ...good,
  questionId: 'q2',
  questionNumber: 2,
  text: '빈칸에 들어갈 가장 알맞은 것을 고르십시오.',
  options: [
    { id: 'a', text: '에서', isCorrect: true, chosen: choice(9, 7, 5) },
    { id: 'b', text: '친구<u>에게</u>', isCorrect: false, chosen: choice(10, 13, 15) },
    { id: 'c', text: '까지', isCorrect: false, chosen: choice(0, 0, 0) },
  ],
  facility: 35,
  discrimination: -12.4,
  efficiency: -15.2,
  flags: [
    { kind: 'key', option: 2, text: 'More of the best chose option 2: check the key.' },
    { kind: 'negative', text: 'Those who are good at the rest are wrong here more often: check key and wording.' },
    { kind: 'unused', option: 3, text: 'Nobody chose option 3: make it more plausible.' },
  ],
}
const { text: _text, discrimination: _discrimination, efficiency: _efficiency, ...heard } = good
const easy: QuestionStatistics = {
  ...heard,
  questionId: 'q3',
  questionNumber: 3,
  type: 'listening',
  options: [
    { id: 'a', photo: '/media/missing.webp', isCorrect: true, chosen: choice(20, 20, 20) },
    { id: 'b', photo: '/media/missing-too.webp', isCorrect: false, chosen: choice(0, 0, 0) },
  ],
  blank: choice(0, 0, 0),
  facility: 100,
  deviation: 0,
  flags: [{ kind: 'easy', text: 'Almost everybody is right: it tells learners little.' }],
}
const example = okBodies.getExamStatistics
const sample: ExamStatistics = {
  ...example,
  test: {
    mean: 2.03,
    median: 2,
    deviation: 0.68,
    skewness: -0.42,
    kurtosis: -0.9,
    consistency: 58.2,
    errorRatio: 64.7,
    standardError: 0.44,
    scores: [
      { right: 1, attempts: 13 },
      { right: 2, attempts: 32 },
      { right: 3, attempts: 15 },
    ],
    groups: { low: 20, middle: 20, high: 20 },
    flags: [{ kind: 'unreliable', text: 'The consistency is under 64 %: one score says little about a learner.' }],
  },
  training: {
    sessions: 240,
    right: 58.3,
    trained: { learners: 22, share: { mean: 71.2, from: 64.1, to: 78.3 } },
    others: { learners: 1 },
  },
  questions: [good, doubtful, easy],
}
/** The numbers of the whole paper. */
const { test: paper, ...untested } = sample
const answered = (statistics: ExamStatistics) => bodies({ getExamStatistics: statistics })

export default {
  title: 'Pages/Staff/Statistics',
  render: renderSite,
  parameters: { ...adminPage('/admin/exams/exam-sample/statistics').parameters, ...answered(sample) },
} satisfies Meta

const questionTable = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('table', { name: 'Questions' }))

/** The questions of the table in their order. */
const numbersIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /details/ })
    .map(({ textContent }) => textContent)

/** With n and interval; a group of one learner has no share. */
export const SaysWhetherTheListeningTrainerHelps: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('71.2 % (64.1 to 78.3)')).toBeVisible()
    await expect(page.getByText(/^22 learners\./)).toBeVisible()
    await expect(page.getByText(/^1 learner\./)).toBeVisible()
    await expect(page.getAllByText('Not known').length).toBeGreaterThan(1)
  },
}

/** An author of the exam sees the links of the desk, and none to the admin pages. */
export const AnAuthorSeesTheLinksOfTheDesk: Story = {
  parameters: {
    site: { facts: { role: 'author' } },
    ...bodies({ getExamStatistics: sample }),
  },
  play: async ({ canvas: page, canvasElement }) => {
    await questionTable(canvasElement)
    const links = within(await page.findByRole('navigation', { name: 'Pages of the desk' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Papers', '/desk/papers'],
      ['Media library', '/desk/media'],
      ['Security', '/admin/security'],
    ])
    await expect(page.queryByRole('navigation', { name: 'Admin areas' })).toBeNull()
    // The link of the top bar, and the back link of phones.
    for (const link of page.getAllByText('Desk')) {
      await expect(link.closest('a')).toHaveAttribute('href', '/desk/papers')
    }
    await expect(canvasElement.querySelector('a[href="/admin/exams"]')).toBeNull()
  },
}

/**
 * The numbers of the paper with what they tell, and each question with its flags before its numbers. A number opens who
 * chose what, by groups of score, and gets the focus back; the most serious flags can come first; versions can be chosen.
 */
export const ShowsThePaperAndItsQuestions: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    const table = await questionTable(canvasElement)
    await expect(page.getByText('Consistency (KR-20)').nextElementSibling).toHaveTextContent('58 %')
    await expect(page.getByText(/^The consistency is under 64 %/)).toBeVisible()
    await expect(page.getByText('Mean').nextElementSibling).toHaveTextContent('2.0 of 3')
    await expect(page.getByText('Standard error').nextElementSibling).toHaveTextContent('± 0.4')
    const details = table.getByRole('button', { name: 'Question 2: details' })
    const cells = within(details.closest('tr') ?? canvasElement).getAllByRole('cell')
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^More of the best learners chose option 2.*빈칸에/),
      '35\u00a0%',
      '−12\u00a0%',
      '−15\u00a0%',
    ])
    await expect(table.getByText(/빈칸에/)).toHaveAttribute('lang', 'ko')
    await expect(document.title).toBe('Statistics of EPS-TOPIK Sample 1 · Admin · Naru')

    await userEvent.click(details)
    const dialog = within(await screen.findByRole('dialog', { name: 'Question 2' }))
    const rows = within(dialog.getByRole('table', { name: 'Who chose what' })).getAllByRole('row')
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Option', 'Low (20)', 'Middle (20)', 'High (20)', 'All'],
      ['1. 에서Key', '9', '7', '5', '21'],
      ['2. 친구[에게]', '10', '13', '15', '38'],
      ['3. 까지', '0', '0', '0', '0'],
      ['No answer', '1', '0', '0', '1'],
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(table.getByRole('button', { name: 'Question 2: details' })).toHaveFocus())

    await expect(numbersIn(canvasElement)).toEqual(['1', '2', '3'])
    await expect(page.getByText('2 questions need a look.')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Needs a look first' }))
    await waitFor(() => expect(numbersIn(canvasElement)).toEqual(['2', '3', '1']))

    const version = page.getByLabelText('Version')
    await expect(version).toHaveDisplayValue('Version 2 (60 attempts)')
    await userEvent.selectOptions(version, 'Version 1 (31 attempts)')
    await waitFor(() => expect(calls.to(`${path}?version=1`)).toHaveLength(1))
  },
}

/** Downloaded once the server has agreed. */
export const ExportIsDownloaded: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    await questionTable(canvasElement)
    const started: unknown[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      started.push(this.getAttribute('href'))
    })
    await userEvent.click(page.getByRole('button', { name: 'Export (XLSX)' }))
    await waitFor(() => expect(started).toEqual([`${path}.xlsx?version=2`]))
    click.mockRestore()
  },
}

/** Under 30 attempts nothing is flagged, and the page says why. */
export const FewAttemptsAreNotFlagged: Story = {
  parameters: answered({
    ...sample,
    versions: [{ version: 2, attempts: 12 }],
    attempts: 12,
    areFlagged: false,
    ...(paper && { test: { ...paper, scores: [{ right: 2, attempts: 12 }], flags: [] } }),
    questions: sample.questions.map((question) => ({ ...question, flags: [] })),
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Only 12 learners have taken this version/)).toBeVisible()
    await expect(page.queryByRole('radio', { name: 'Needs a look first' })).toBeNull()
    await expect(page.queryByLabelText('Version')).toBeNull()
  },
}

/** Attempts are counted again after a corrected key: the page says so, and not that nobody has taken the exam. */
export const AttemptsAreCountedAgain: Story = {
  parameters: answered({ ...untested, versions: [], attempts: 0, areFlagged: false, isRecounting: true }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^A key was corrected, so all attempts are being counted again/)).toBeVisible()
    await expect(page.queryByText(/^Nobody has taken/)).toBeNull()
  },
}

export const NoAttempts: Story = {
  parameters: answers(...handlers.empty()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Nobody has taken this version yet/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Export (XLSX)' })).toBeNull()
  },
}

export const UnknownExam = refused(['getExamStatistics'], { status: 404, message: 'Exam not found' }, 'Exam not found')

/** Topics, questions and options of any length, on a phone. */
export const LongTextsFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answered({
    ...sample,
    topic: hardNames.long,
    questions: [
      {
        ...doubtful,
        text: hardNames.long,
        options: doubtful.options.map((option) => ({ ...option, text: hardNames.long.slice(0, 120) })),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const table = await questionTable(canvasElement)
    await expect(fitsTheScreen()).toBe(true)
    await userEvent.click(table.getByRole('button', { name: 'Question 2: details' }))
    await screen.findByRole('dialog', { name: 'Question 2' })
    await expect(fitsTheScreen()).toBe(true)
  },
}
