import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { RawQuestion } from '../engine/exam/definition'
import { flushPromises, sampleExam, type SampleSession } from '../testing'
import type { ExamRoom } from './ExamRoom'
import { fromSetup, playOnce, setupRoom, roomMeta } from './roomSetup'

/** The exam room on a phone of 360 × 560 px: one question of each kind, in every language. */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room/On a short phone',
  tags: ['test-only'],
  args: {
    ...roomMeta.args,
    title: 'EPS-TOPIK Mock Exam 1',
    duration: '50 minutes: 25 reading, 25 listening',
    clipSeconds: () => 20,
    isExtraTime: true,
  },
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

const drawing = (word: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3f0e6"/><rect x="40" y="40" width="320" height="220" fill="white" stroke="#17202b" stroke-width="6"/><text x="200" y="160" font-size="24" text-anchor="middle">${word}</text></svg>`,
  )}`

const texts = (...options: string[]) => options.map((text, index) => ({ id: `o${index}`, text }))
const pictures = texts('가게', '공장', '병원', '은행').map(({ id, text }) => ({ id, photo: drawing(text) }))
const sentences = texts(
  '오늘은 쉬는 날이기 때문에 공장에 가지 않습니다.',
  '안전화를 신어야 합니다.',
  '날씨가 더워서 창문을 열었습니다.',
  '점심을 먹으러 갑니다.',
)

const reading: Omit<RawQuestion, 'number' | 'section'>[] = [
  { id: 'words', text: '빈칸에 들어갈 알맞은 것을 고르십시오.', options: texts('사과', '안전화', '우산', '의자') },
  { id: 'picture', text: '다음 그림을 보고 맞는 단어를 고르십시오.', photo: drawing('출입 금지'), options: sentences },
  {
    id: 'passage',
    text: '다음 글을 읽고 물음에 답하십시오.\n\n저는 작년에 한국에 왔습니다. 처음에는 한국말을 잘 못해서 힘들었습니다. 그래서 매일 저녁 회사 기숙사에서 한국어를 공부했습니다. 지금은 동료들과 이야기도 잘하고 일도 재미있습니다. 주말에는 친구들과 같이 시장에 가서 고향 음식을 삽니다.\n\n이 사람은 왜 힘들었습니까?',
    options: sentences,
  },
  { id: 'pictures', text: '다음 단어에 맞는 그림을 고르십시오.', options: pictures },
]

const listening: Omit<RawQuestion, 'number' | 'section'>[] = [
  { id: 'heardWords', text: '들은 것을 고르십시오.', options: texts('사과', '안전화', '우산', '의자') },
  { id: 'heardSentences', text: '질문을 듣고 알맞은 대답을 고르십시오.', options: sentences },
  { id: 'heardPictures', text: '잘 듣고 알맞은 그림을 고르십시오.', options: pictures },
  {
    id: 'heardAboutPicture',
    text: '다음 그림을 보고 알맞은 것을 고르십시오.',
    photo: drawing('회의실'),
    options: sentences,
  },
  {
    id: 'spoken',
    text: '다음 그림을 보고 알맞은 것을 고르십시오.',
    photo: drawing('작업장'),
    hasSpokenOptions: true,
    options: texts('1', '2', '3', '4'),
  },
  {
    id: 'first',
    group: 'talk',
    stem: '남자는 무엇을 합니까?',
    text: '이야기를 듣고 물음에 답하십시오.',
    options: sentences,
  },
  {
    id: 'second',
    group: 'talk',
    stem: '두 사람은 어디에 있습니까?',
    text: '이야기를 듣고 물음에 답하십시오.',
    options: sentences,
  },
]

const definition = sampleExam({
  groups: [{ id: 'talk', text: '이야기를 듣고 물음에 답하십시오.' }],
  questions: [
    ...reading.map((question, index) => ({ ...question, number: index + 1, section: 'reading' })),
    ...listening.map((question, index) => ({
      ...question,
      audio: `/media/${question.group ?? question.id}.m4a`,
      number: reading.length + index + 1,
      section: 'listening',
    })),
  ],
})

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? Number.NaN

/** The part of the window in which the options can be seen: between what sticks to its edges. */
function openBand(canvasElement: HTMLElement): [number, number] {
  const player = canvasElement.querySelector('[data-tone]')?.getBoundingClientRect()
  const bar = canvasElement.querySelector('[data-bar]')?.getBoundingClientRect()
  return [Math.max(0, player?.bottom ?? 0), bar?.top ?? Number.NaN]
}

async function expectChromeIsLow(canvasElement: HTMLElement): Promise<void> {
  const header = canvasElement.querySelector('header')
  await expect(heightOf(header)).toBeLessThanOrEqual(56)
  await expect(heightOf(canvasElement.querySelector('[data-bar]'))).toBeLessThanOrEqual(64)
  const progress = within(header ?? canvasElement).getByRole('progressbar')
  await expect(progress.getBoundingClientRect().bottom).toBe(header?.getBoundingClientRect().bottom)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

async function expectOptionsInView(canvasElement: HTMLElement, kind: string): Promise<void> {
  const [top, bottom] = openBand(canvasElement)
  const open = within(canvasElement)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => !radio.disabled)
  await expect(open).toHaveLength(4)
  for (const radio of open) {
    const place = radio.getBoundingClientRect()
    await expect({ kind, isInView: place.top >= top && place.bottom <= bottom, place, top, bottom }).toMatchObject({
      kind,
      isInView: true,
    })
  }
}

const isOpen = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-tone="open"], [data-tone="failed"]')).not.toBeNull())

/** Takes the exam, and measures each kind of question on the way. */
function everyKind(language: string): Story {
  const room = setupRoom({ definition })
  const indexOf = (id: string) => definition.questions.findIndex((question) => question.id === id)
  const show = async (sample: SampleSession, id: string) => {
    sample.session.send({ type: 'goTo', index: indexOf(id) })
    await waitFor(() => expect(sample.session.getSnapshot().state.index).toBe(indexOf(id)))
    await flushPromises()
  }
  return {
    ...fromSetup(room),
    globals: { viewport: { value: 'shortPhone' }, language },
    play: async ({ canvas, canvasElement, step }) => {
      const sample = room.sample()
      await document.fonts.ready
      for (const { id, photo } of reading) {
        await step(id, async () => {
          await show(sample, id)
          await expectChromeIsLow(canvasElement)
          if (photo === undefined) return
          await waitFor(() => expect(heightOf(canvasElement.querySelector('[aria-expanded] img'))).toBeGreaterThan(100))
          await expect(heightOf(canvasElement.querySelector('[aria-expanded] img'))).toBeLessThanOrEqual(0.3 * 560)
        })
        sample.session.send({ type: 'selectAnswer', questionId: id, optionId: 'o1' })
      }
      // The bar is as low where Next names the next section.
      await expectChromeIsLow(canvasElement)
      sample.session.send({ type: 'proceed' })
      for (const { id, group } of listening) {
        await step(id, async () => {
          await waitFor(() => expect(sample.session.getSnapshot().state.index).toBe(indexOf(id)))
          await expectChromeIsLow(canvasElement)
          if (group === undefined || id === 'first') {
            await waitFor(() => expect(sample.audio.isPlaying).toBe(true))
            await playOnce(sample)
            await waitFor(() => expect(sample.audio.isPlaying).toBe(true))
            await playOnce(sample)
          }
          await isOpen(canvasElement)
          await waitFor(() => expectOptionsInView(canvasElement, id))
          await expect(canvas.queryByRole('slider')).toBeNull()
          sample.clock.advance(5000)
          await flushPromises()
        })
      }
    },
  }
}

export const EveryKindOfQuestionInEnglish = everyKind('en')
export const EveryKindOfQuestionInSinhala = everyKind('si')
export const EveryKindOfQuestionInTamil = everyKind('ta')
