import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
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
      await expect(canvas.getByText('You did not type: 에 (ㅇ ㅔ)')).toBeVisible()
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

export const WhoCannotHearReadsTheScript: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot hear it: show the script' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the text of turn 1' }))
    await expect(canvas.getByText('내일 어디에서 만날까요?')).toBeVisible()
    await expect(args.onAnswer).not.toHaveBeenCalled()
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
    />
  ),
  text: (words) => ({
    turns: [{ voice: 'a', text: words, start: 0, end: 1 }],
    state: { ...state, revealed: [0] },
  }),
})
const scriptArgs = { turns, marked: [], state, dispatch: fn(), player }
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
