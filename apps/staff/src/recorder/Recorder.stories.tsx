import { handlers, okBodies } from '@naru/api/msw'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { createTakeStore } from '@naru/exam-authoring/recorder'
import { encodeWav } from '@naru/exam-kit/internal/sound'
import { fakeClock } from '@naru/exam-kit/testing'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { getWorker } from 'msw-storybook-addon'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answers, says } from '@naru/app-shell/testing/storyStates'
import type { RecorderPorts } from './ports'
import { sitePage } from '../testing/pages'

/** A recorder without devices: what it does with them is shown by its own stories. */
const recorderPorts = (): RecorderPorts => ({
  microphone: { open: () => new Promise(() => undefined) },
  player: { play: (_sound, _span, _gain, onEnd) => onEnd(), stop: () => undefined, position: () => null },
  database: createMemoryDatabase(),
  clock: fakeClock(),
})

const paper = okBodies.getPaper
const script = [
  { voice: 'a', text: '어디에 가요?' },
  { voice: 'b', text: '시장에 가요.' },
]
const recorded = {
  ...paper,
  draft: {
    ...paper.draft,
    questions: [
      { number: 21, item: 'q-21', script },
      { number: 22, item: 'bare' },
    ],
  },
}
const getPaper = http.get('/api/desk/papers/:id', () => HttpResponse.json(recorded))

const longLine =
  '어제 시장에서 산 사과가 너무 맛있어서 오늘 친구들과 함께 다시 그 가게에 가 보기로 했는데 같이 갈래요? '.repeat(4)
const longScript = [
  { voice: 'a', text: longLine },
  { voice: 'b', text: '가나다라마바사아자차카타파하'.repeat(8) },
]
const getLongPaper = http.get('/api/desk/papers/:id', () =>
  HttpResponse.json({
    ...paper,
    draft: { ...paper.draft, questions: [{ number: 21, item: 'q-21', script: longScript }] },
  }),
)

const site = (item: string) => ({
  path: `/desk/papers/harbour-3/record/${item}`,
  isLoggedIn: true,
  name: 'Arun',
  recorderPorts: recorderPorts(),
})

export default {
  title: 'Pages/Staff/Recorder',
  ...sitePage(site('q-21'), getPaper),
  // What an author leaves out before the lines is stored on the device.
  beforeEach: () => localStorage.removeItem('naru.recorder'),
} satisfies Meta

export const TheTakesOfTheServerAreJoinedToTheClip: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Record question 21', level: 1 })).toBeVisible()
    const lines = within(await canvas.findByRole('list', { name: 'Lines' }))
    // The example's number was read from another text.
    await expect(lines.getByText('Text has changed')).toBeVisible()
    await expect(lines.getAllByText('Sent')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Make the recording' })).toBeDisabled()
    await userEvent.click(canvas.getByText('Say the number of the question'))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the recording' }))
    await expect(await canvas.findByText('The recording is in the question. It takes 7.4 seconds.')).toBeVisible()
  },
}

const makeRecording = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByText('Say the number of the question'))
  await userEvent.click(canvas.getByRole('button', { name: 'Make the recording' }))
}

export const AClipOfAQuestionThatIsGoneStaysInTheLibrary: Story = {
  parameters: answers(getPaper, ...handlers.ok({ assembleClip: { ...okBodies.assembleClip, isInPaper: false } })),
  play: async ({ canvas }) => {
    await canvas.findByText('Say the number of the question')
    // The line is lost while the paper is loaded anew.
    getWorker().use(http.get('/api/desk/papers/:id', () => HttpResponse.error()))
    await makeRecording(canvas)
    await expect(await canvas.findByText(/does not have its question any more\.$/)).toBeVisible()
    await expect(canvas.findByText('This could not be loaded.')).rejects.toThrow()
  },
}

let finish = () => {}
const joining = http.post('/api/desk/clips', async () => {
  await new Promise<void>((resolve) => {
    finish = resolve
  })
  return HttpResponse.json(okBodies.assembleClip)
})
let isJoined = false
const paperWithClip = http.get('/api/desk/papers/:id', () =>
  HttpResponse.json(
    isJoined
      ? {
          ...recorded,
          revision: recorded.revision + 1,
          draft: {
            ...recorded.draft,
            questions: [{ number: 21, item: 'q-21', script, audio: okBodies.assembleClip.audio.name }],
          },
        }
      : recorded,
  ),
)

/** Whoever leaves while the lines are joined finds the recording in its question. */
export const LeavingWhileTheLinesAreJoinedLosesNothing: Story = {
  beforeEach: () => void (isJoined = false),
  parameters: answers(joining, paperWithClip),
  play: async ({ canvas }) => {
    await makeRecording(canvas)
    await expect(await canvas.findByText(/^The lines are being joined… You may leave this page/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the paper' }))
    await expect(await canvas.findByText(/^A recording is being made\./)).toBeVisible()
    isJoined = true
    finish()
    await waitFor(() => expect(canvas.queryByText(/^A recording is being made\./)).toBeNull())
    await userEvent.click(await canvas.findByRole('row', { name: /^Question 21/ }))
    await expect(await canvas.findByRole('button', { name: /^Choose another: Recording$/ })).toBeVisible()
  },
}

export const AQuestionWithoutAScriptSaysSo: Story = {
  parameters: { site: site('bare') },
  play: says(/^This question has no script\./),
}

export const AnUnknownQuestionSaysSo: Story = {
  parameters: { site: site('unknown') },
  play: says('There is no such question in this paper.'),
}

export const VeryLongLinesStayInThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(getLongPaper),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list', { name: 'Lines' }))
    await expect(lines.getByText(longLine.trim())).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** A device that has a take which was used without a connection. */
const withWaitingTake = (): RecorderPorts => {
  const ports = recorderPorts()
  void createTakeStore(ports.database).save({
    id: '3f0b6f0e-8f43-4c1e-9a55-0d7b8f2a6c11',
    owner: okBodies.getUserData.userId,
    paper: 'harbour-3',
    item: 'q-21',
    part: 'line',
    line: 0,
    text: '어디에 가요?',
    speaker: 'speaker-1',
    recordedAt: 1,
    seconds: 1,
    trimStart: 0,
    trimEnd: 1,
    gain: 0,
    status: 'waiting',
    wav: encodeWav([new Int16Array(16_000)], 16_000),
  })
  return ports
}
const onPapers = () => ({ ...site('q-21'), path: '/desk/papers', recorderPorts: withWaitingTake() })

export const OtherPagesSayHowManyTakesWait: Story = {
  parameters: {
    site: onPapers(),
    ...answers(...handlers.error(['putTake'], { status: 503 })),
  },
  play: says(/^1 take waits on this device\./),
}

const put = fn()

export const OtherPagesSendTheTakesOfThisDevice: Story = {
  parameters: {
    site: onPapers(),
    ...answers(http.put('/api/desk/takes/:id', ({ params }) => put(params['id']))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(put).toHaveBeenCalledWith('3f0b6f0e-8f43-4c1e-9a55-0d7b8f2a6c11'))
    await waitFor(() => expect(canvas.queryByText(/on this device/)).not.toBeInTheDocument())
  },
}
