import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { matrix, Narrow } from '@naru/ui/internal/stories'
import { sampleClip } from '../browser'
import { sampleExam } from '../testing'
import { Dictation } from './Dictation'
import { ListeningTrainer, type ListeningTrainerProps } from './ListeningTrainer'
import { Script } from './Script'
import { beginTraining, trainerSteps, type ClipTurn, type TrainerStep } from './trainer'
import type { Player } from './usePlayer'

const clip = URL.createObjectURL(sampleClip())

const turns: ClipTurn[] = [
  { voice: 'a', text: '내일 어디에서 만날까요?', start: 0, end: 0.2 },
  { voice: 'b', text: '기숙사 앞에서 만나요.', start: 0.3, end: 0.5 },
]

const { questions, sections } = sampleExam({
  questions: [
    {
      id: 'dialogue',
      number: 21,
      section: 'listening',
      text: '두 사람은 어디에서 만납니까?',
      audio: clip,
      options: [
        { id: 'a', text: '식당', isCorrect: false },
        { id: 'b', text: '기숙사 앞', isCorrect: true },
      ],
      explanation: 'They agree to meet in front of the dormitory.',
      transcript: '여자: 내일 어디에서 만날까요?\n남자: 기숙사 앞에서 만나요.',
    },
  ],
})
const [question] = questions
if (question === undefined) throw new Error('no question')
const section = sections.find(({ id }) => id === question.section) ?? sections[0]

const Answerable = (args: ListeningTrainerProps) => {
  const [answer, setAnswer] = useState(args.answer)
  return (
    <ListeningTrainer
      {...args}
      answer={answer}
      onAnswer={(optionId) => {
        setAnswer(optionId)
        args.onAnswer(optionId)
      }}
    />
  )
}

/** The key comes last, so that the second hearing says whether the training helped. */
const meta = {
  title: 'Practice/Listening trainer',
  component: ListeningTrainer,
  tags: ['autodocs'],
  args: {
    question,
    section,
    position: 1,
    total: 5,
    order: ['a', 'b'],
    clip,
    turns,
    answer: undefined,
    onAnswer: fn(),
    onNext: fn(),
  },
  render: (args) => <Answerable {...args} />,
} satisfies Meta<typeof ListeningTrainer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A browser plays nothing without a press of its own user: here clips pass in silence. */
const passClips = () => {
  const clips = HTMLMediaElement.prototype
  const { play, pause, paused, currentTime } = Object.getOwnPropertyDescriptors(clips)
  let from = 0
  let since: number | null = null
  const stop = () => {
    since = null
  }
  Object.defineProperties(clips, {
    play: {
      ...play,
      value: () => {
        since = performance.now()
        return Promise.resolve()
      },
    },
    pause: { ...pause, value: stop },
    paused: { ...paused, get: () => since === null },
    currentTime: {
      ...currentTime,
      get: () => from + (since === null ? 0 : (performance.now() - since) / 1000),
      set: (seconds: number) => {
        from = seconds
      },
    },
  })
  return () => void Object.defineProperties(clips, { play, pause, paused, currentTime })
}

export const TheWholeTrainingByKeyboard: Story = {
  beforeEach: passClips,
  play: async ({ canvas, userEvent, args, step }) => {
    const reaches = (name: TrainerStep) => {
      const place = `Step ${trainerSteps.indexOf(name) + 1} of ${trainerSteps.length}`
      return waitFor(() => expect(canvas.getByRole('heading', { name: new RegExp(place) })).toHaveFocus())
    }
    const press = async (name: string | RegExp) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await step('hears without script or verdict', async () => {
      await expect(canvas.queryByText(/기숙사 앞에서/)).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('radio', { name: /식당/ }))
      await press('Answer')
      await expect(args.onAnswer).toHaveBeenCalledWith('a')
      await expect(canvas.queryByText(/Wrong/)).not.toBeInTheDocument()
      await reaches('mark')
    })
    await step('marks while it plays', async () => {
      await press('Play')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'I did not understand' })).toHaveFocus())
      await userEvent.keyboard(' ')
      await expect(await canvas.findByText('1 mark')).toBeVisible()
      await press('Next')
      await reaches('script')
    })
    await step('reveals and repeats a turn', async () => {
      const [first, second] = canvas.getAllByRole('listitem').map((item) => within(item))
      await expect(first?.getByText('Marked')).toBeVisible()
      await press('Show the text of turn 2')
      await expect(second?.getByText('기숙사 앞에서 만나요.')).toBeVisible()
      second?.getByRole('button', { name: 'Repeat', description: /2\. Man/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Your turn: say it')).toBeVisible()
      await expect(await canvas.findByText('2 of 5')).toBeVisible()
      await press('Stop')
      await press('Next')
      await reaches('dictation')
    })
    await step('types the marked turn', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'My own keyboard' }))
      await userEvent.type(canvas.getByRole('textbox'), '내일 어디서 만날까요')
      await press('Check')
      await expect(await canvas.findByText('21 of 23 letters right')).toBeVisible()
      await expect(canvas.getByText(/^You did not type:/)).toHaveTextContent('어디에서 (ㅇ ㅔ)')
      await press('Next')
      await reaches('again')
    })
    await step('answers again, and sees the key', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /기숙사/ }))
      await press('Answer')
      await expect(await canvas.findByText('First time: wrong. After the training: right.')).toBeVisible()
      await expect(args.onAnswer).toHaveBeenCalledOnce()
      await expect(canvas.getByText(/front of the dormitory/)).toBeVisible()
    })
  },
}

/** The microphone hears the sample clip. */
class SampleRecorder extends EventTarget {
  state = 'inactive'
  readonly mimeType = 'audio/wav'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: sampleClip() }))
    this.dispatchEvent(new Event('stop'))
  }
}

const withMicrophone = (open: () => Promise<MediaStream>) => () => {
  const showSilence = passClips()
  const { MediaRecorder } = window
  const asked = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open)
  Object.assign(window, { MediaRecorder: SampleRecorder })
  return () => {
    showSilence()
    asked.mockRestore()
    Object.assign(window, { MediaRecorder })
  }
}

const readClip = () => Promise.resolve(sampleClip())

/** Nothing of it leaves the page. */
export const SpeaksAlongAndHearsBoth: Story = {
  tags: ['picture'],
  args: { readClip },
  beforeEach: withMicrophone(() => Promise.resolve(new MediaStream())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot hear it: show the script' }))
    const [first] = (await canvas.findAllByRole('listitem')).map((item) => within(item))
    await userEvent.click(
      first?.getByRole('button', { name: 'Speak along', description: /1\. Woman/ }) ?? document.body,
    )
    await expect(await canvas.findByText('Speak now')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByRole('button', { name: 'You' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clip' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('svg path[vector-effect]')).toHaveLength(2))
  },
}

export const WithoutMicrophoneItSaysWhatToDo: Story = {
  beforeEach: withMicrophone(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot hear it: show the script' }))
    const [speak] = await canvas.findAllByRole('button', { name: 'Speak along' })
    await userEvent.click(speak ?? document.body)
    await expect(await canvas.findByText(/^The microphone is not allowed\./)).toBeVisible()
    await expect(speak).toBeEnabled()
  },
}

export const APageThatMayNotRecordOffersNoRecording: Story = {
  args: { canRecord: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot hear it: show the script' }))
    await expect(await canvas.findAllByRole('button', { name: 'Repeat' })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Speak along' })).not.toBeInTheDocument()
  },
}

export const BeforeTheServerAnswersTheScriptWaits: Story = {
  args: { turns: undefined, wait: 'later' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I do not know' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('The script will appear when you are online.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

const player: Player = {
  isPlaying: false,
  hasFailed: false,
  play: fn(),
  stop: fn(),
  position: () => 0,
}
const state = { ...beginTraining(), step: 'script' } as const
const scripts = matrix(Script, {
  // A script takes the height of a screen: one in each theme has a turn of each state.
  render: () => (
    <Script
      turns={turns}
      marked={[0]}
      state={{ ...state, revealed: [0], loop: { turn: 0, play: 2, isGap: true } }}
      dispatch={fn()}
      player={player}
      canRecord
    />
  ),
  text: (words) => ({
    turns: [{ voice: 'a', text: words, start: 0, end: 1 }],
    state: { ...state, revealed: [0] },
  }),
})
const scriptArgs = { turns, marked: [], state, dispatch: fn(), player, canRecord: true }
const [turn] = turns

/** The script in its states, and a graded dictation. */
export const Gallery: StoryObj = {
  parameters: scripts.parameters,
  play: scripts.play,
  render: () => (
    <>
      {scripts.render(scriptArgs)}
      <Narrow>
        {turn && <Dictation turn={turn} typed="내일 오디서 만나요" player={player} onType={fn()} onNext={fn()} />}
      </Narrow>
    </>
  ),
}
