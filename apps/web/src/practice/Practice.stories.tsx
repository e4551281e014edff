import type { PracticeAnswers } from '@naru/api'
import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse, type PathParams } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { answers as respond, bodies, calls, says, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'
import { clearDevice, pack, storesAnswers } from './storyParts'

/** No sounds are due. */
const withoutSounds = http.get('*/api/practice/drill', ({ request }) =>
  request.url.endsWith('?sound=due') ? HttpResponse.json({ questions: [] }) : undefined,
)
const answers = (...first: Parameters<typeof respond>) => respond(withoutSounds, ...first)

const site = { path: '/practice', isLoggedIn: true }
const run = { site: { ...site, path: '/practice/today', random: () => 0 } }
const { getWordPractice: wordPractice } = okBodies
const withoutWords = handlers.ok({ getWordPractice: { ...wordPractice, words: [] } })

const sevenWords = (at: number) => {
  const [word] = wordPractice.words
  if (word === undefined) throw new Error('The example has a word')
  return { ...word, word: { ...word.word, id: `w-${at}` } }
}

export default {
  title: 'Pages/Practice/Practice',
  ...sitePage(site, withoutSounds, storesAnswers),
  beforeEach: clearDevice,
} satisfies Meta

const start = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('link', { name: 'Start' }))
  return page
}

const choose = async (page: ReturnType<typeof within>, option: string) => {
  await userEvent.click(await page.findByRole('radio', { name: option }))
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
}

/** Ends the run on the screen and goes to the page with all of practice. */
const toPractice = async (page: ReturnType<typeof within>) => {
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  const practices = await page.findByRole('list', { name: 'Practice' })
  await userEvent.click(within(practices).getByRole('link', { name: 'Practice' }))
}

/** Practice has three parts: today's run, drills and words. */
export const ShowsWhatIsLeftForToday: Story = {
  tags: ['languages'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('2 questions, 1 word')).toBeVisible()
    await expect(page.getByText('About 4 minutes')).toBeVisible()
    await expect(document.title).toBe('Practice · Naru')
    await expect(page.getByText('Your exam is on 14 June 2026. That is in 103 days.')).toBeVisible()
    await leadsTo(page, 'Start', '/practice/today')
    await leadsTo(page, 'Drills', '/practice/drills')
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Words' })).toHaveAttribute('href', '/words')
    await expect(await page.findByRole('list', { name: 'Practice' })).toBeVisible()
  },
}

/** Questions, then words. What was wrong comes again before the end, and only its first answer is sent; a new word is shown before it is asked. */
export const ARunAsksAgainWhatWasWrong: Story = {
  tags: ['picture'],
  parameters: run,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: 'Question 1 of 2 (Reading Section)' })).toHaveFocus()
    await expect(page.getByText('0 of 3')).toBeVisible()
    await choose(page, '을')
    await expect(page.getByRole('heading', { name: 'Wrong' })).toHaveFocus()
    await expect(await page.findByText('Comes back tomorrow.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('heading', { name: 'Question 2 of 2 (Listening Section)' })).toHaveFocus()
    await expect(await page.findByLabelText('Recording of question 5')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'I do not know' }))
    await expect(await page.findByText(/기숙사 앞에서 만나요/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await expect(await page.findByRole('region', { name: 'New word' })).toHaveTextContent('이름')
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('Once more')).toBeVisible()
    await choose(page, '에')
    await expect(page.getByRole('heading', { name: 'Right' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'I do not know' }))
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await userEvent.click(await page.findByRole('button', { name: /name$/ }))
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await expect(await page.findByText('2 of 3')).toBeVisible()
    await choose(page, '기숙사 앞')
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Well done' })).toHaveFocus())
    await expect(page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('aria-valuetext', '0 of 2 right')
    await expect(page.getByText('2 more right when they came again')).toBeVisible()
    await expect(page.getByText('You learned 1 new word.')).toBeVisible()
    await expect(await page.findByText('Tomorrow: 6 questions and 22 words, about 15 minutes.')).toBeVisible()
    await leadsTo(page, 'Back to Today', '/dashboard')
    const sent = calls.to('/api/practice/answers').flatMap(({ body }) => Object(body).answers)
    await expect(sent).toMatchObject([
      { kind: 'question', item: 'sample-q2', answer: 'q2-3' },
      { kind: 'question', item: 'sample-q5', answer: '' },
      { kind: 'word', item: 'w01-01', answer: 'w01-01' },
    ])
  },
}

/** Everything right at once looks unlike nothing right. */
export const EverythingWasRight: Story = {
  tags: ['picture'],
  parameters: { ...run, ...answers(...withoutWords, storesAnswers) },
  play: async ({ canvas: page }) => {
    await choose(page, '에')
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await choose(page, '기숙사 앞')
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    await expect(await page.findByRole('heading', { name: 'All right!' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 right')
    await expect(page.queryByRole('progressbar', { name: 'Words' })).toBeNull()
  },
}

/** On a slow line five at a time. */
export const OnASlowLineTheEndIsNear: Story = {
  parameters: {
    ...run,
    ...answers(
      ...handlers.ok({
        getPractice: { ...pack, cards: [] },
        getWordPractice: { ...wordPractice, words: Array.from({ length: 7 }, (_, at) => sevenWords(at)) },
      }),
      storesAnswers,
    ),
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '2g' } })
    return () => void Reflect.deleteProperty(navigator, 'connection')
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('0 of 5')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stop' }))
    await userEvent.click(await page.findByRole('button', { name: 'Continue: 2 left' }))
    await expect(await page.findByText('0 of 5')).toBeVisible()
  },
}

/** Without a network the verdict is there all the same; the answer waits, and its question does not come again. */
export const AnswersWaitForTheNetwork: Story = {
  parameters: answers(...handlers.offline(['savePracticeAnswers']), storesAnswers),
  play: async ({ canvasElement }) => {
    const page = await start(canvasElement)
    await choose(page, '을')
    await expect(page.getByRole('heading', { name: 'Wrong' })).toBeVisible()
    await expect(await page.findByText(/Saved on this device/)).toBeVisible()
    await toPractice(page)
    await expect(await page.findByText('1 question, 1 word')).toBeVisible()
    await expect(await page.findByText(/1 answer is on this device/)).toBeVisible()
  },
}

/** An answer for which a plan is missing stays on the device, and the page says so. */
export const AnAnswerThatIsNotTakenStays: Story = {
  parameters: answers(
    http.post<PathParams, PracticeAnswers>('*/api/practice/answers', async ({ request }) => {
      const { answers } = await request.json()
      return HttpResponse.json({ outcomes: answers.map(({ id }) => ({ id, status: 403, message: 'No plan.' })) })
    }),
    storesAnswers,
  ),
  play: async ({ canvasElement }) => {
    const page = await start(canvasElement)
    await choose(page, '에')
    await expect(await page.findByText('No plan.')).toBeVisible()
    await toPractice(page)
    await expect(await page.findByText(/1 answer could not be sent yet. It stays on this device/)).toBeVisible()
  },
}

const [asked] = pack.cards
if (asked === undefined) throw new Error('The example has a card')

/** The key of this device was corrected: the server's verdict and key count, and it says so. */
export const TheServerHasACorrectedKey: Story = {
  tags: ['picture'],
  parameters: {
    ...run,
    ...answers(
      http.post<PathParams, PracticeAnswers>('*/api/practice/answers', async ({ request }) => {
        const { answers } = await request.json()
        const question = {
          ...asked.question,
          explanation: 'Both are used; 을 is meant here.',
          answers: asked.question.answers.map((option) => ({ ...option, isCorrect: option.text === '을' })),
        }
        const outcomes = answers.map(({ id }) => ({ id, status: 200, isRight: true, isExtra: true, question }))
        return HttpResponse.json({ outcomes })
      }),
      storesAnswers,
    ),
  },
  play: async ({ canvas: page }) => {
    await choose(page, '을')
    await expect(await page.findByRole('heading', { name: 'Right' })).toBeVisible()
    await expect(page.getByText(/The answer key of this question was corrected/)).toBeVisible()
    await expect(page.getByText(/^Both are used/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stop' }))
    await expect(await page.findByText('1 of 1 right')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'See question 1' }))
    await expect(await page.findByRole('heading', { name: 'Right' })).toBeVisible()
  },
}

/** Links from the review and from the bars name their choice in the address. */
export const TheAddressChooses: Story = {
  parameters: { site: { ...site, search: '?examId=exam-sample' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: 'Questions you got wrong', level: 1 })).toBeVisible()
    await expect(await page.findByLabelText('By paper')).toHaveValue('exam-sample')
    await userEvent.selectOptions(page.getByLabelText('By textbook unit'), '9')
    await waitFor(() => expect(calls.to('/api/practice?unit=9&examId=exam-sample')).not.toEqual([]))
    await waitFor(() => expect(page.getByRole('button', { name: 'Start' })).toBeEnabled())
    await userEvent.click(page.getByRole('button', { name: 'Start' }))
    await choose(page, '에')
    await userEvent.click(page.getByRole('button', { name: 'Stop' }))
    await userEvent.click(await page.findByRole('button', { name: 'Back to Practice' }))
    await expect(await page.findByLabelText('By textbook unit')).toHaveValue('9')
  },
}

/** With the key once the answer is at the server. */
export const ASoundThatWasConfusedIsAskedToday: Story = {
  parameters: {
    ...run,
    ...respond(
      ...handlers.ok({
        getPractice: { ...pack, cards: [] },
        getWordPractice: { ...wordPractice, words: [] },
      }),
      storesAnswers,
    ),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/어제 산 바지가 작아서/)).toBeVisible()
    await expect(page.getByText('교환했습니다')).toBeVisible()
  },
}

/** Before the first graded paper. */
export const WithoutAnAttemptItLeadsToTheExams: Story = {
  parameters: answers(...handlers.empty()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('No questions to practise yet')).toBeVisible()
    await leadsTo(page, 'Go to the exams', '/exams')
  },
}

const done = handlers.ok({
  getPractice: { ...pack, cards: [], answeredToday: 20 },
  getWordPractice: { ...wordPractice, words: [] },
})

/** Nothing is left: no debt, no streak. The address of the run leads to the page that says so. */
export const DoneForToday: Story = {
  parameters: { ...run, ...answers(...done) },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Done for today')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Drills' })).toBeVisible()
  },
}

/** Nothing is due today, and nothing was answered. */
export const NothingDueToday: Story = {
  parameters: bodies({
    getPractice: { ...pack, cards: [], answeredToday: 0 },
    getWordPractice: { ...wordPractice, words: [] },
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Nothing to practise today')).toBeVisible()
  },
}

export const NothingOfAChoice: Story = {
  parameters: { site: { ...site, search: '?section=listening' }, ...answers(...done) },
  play: says('You have no questions of this kind.'),
}

export const ACorrectedKeyIsTold: Story = {
  parameters: bodies({
    getPractice: {
      ...pack,
      corrections: [
        { topic: 'EPS-TOPIK Sample 1', questionNumber: 4, isRemoved: true, correctedOn: '2026-03-02' },
        { topic: 'EPS-TOPIK Sample 1', questionNumber: 9, isRemoved: false, correctedOn: '2026-03-02' },
      ],
    },
  }),
  play: says(/question 4: your answer was right/, /question 9: the right answer has changed/),
}

export const TheDayOfTheExam: Story = {
  play: async ({ canvas: page }) => {
    const field = await page.findByLabelText('Exam date')
    await expect(field).toHaveValue('2026-06-14')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-07-01')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Your exam date is saved.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect(await screen.findByText('Your exam date is cleared.')).toBeVisible()
    await expect(calls.to('/api/user/exam-date').map(({ body }) => body)).toEqual([{ examDate: '2026-07-01' }, {}])
  },
}

/** The page says it, not the frame too. */
export const NothingSavedOffline: Story = {
  parameters: {
    site: { path: '/practice', isLoggedIn: true, isOffline: true },
    ...answers(...handlers.offline(['getPractice', 'getWordPractice']), storesAnswers),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/questions and words are not on this device/)).toBeVisible()
    await expect(page.getByText(/This page may be out of date/)).not.toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** An older server. */
export const WithoutThePracticeOnTheServer: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: says('Practice is not available on this server.'),
}

export const LongNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(
    storesAnswers,
    ...handlers.ok({
      getPractice: {
        ...pack,
        cards: pack.cards.map((card) => ({
          ...card,
          topic: 'EPS-TOPIK practice paper for the workshop '.repeat(4),
        })),
        choices: {
          ...pack.choices,
          exams: [{ examId: 'e', topic: 'Paper'.repeat(30) }],
          units: [{ unit: 34, name: '성희롱 및 성추행 예방과 직장 안에서의 예절', isVerified: false }],
        },
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await start(canvasElement)
    await choose(page, '에')
    await expect(fitsTheScreen()).toBe(true)
  },
}
