import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
import { matrix } from '@naru/ui/internal/stories'
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer'

/** The clip of a listening question. It plays no audio itself: the session does. */
const meta = {
  title: 'Exam/Audio player',
  component: AudioPlayer,
  tags: ['autodocs'],
  args: {
    questionNumber: 21,
    view: { kind: 'playing', play: 1, maxPlays: 2 },
    clip: { position: 9, length: 23 },
    volume: 0.8,
    onVolumeChange: fn(),
    onPlay: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof AudioPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A clip from its first to its last moment. */
const moments = [
  { view: { kind: 'loading' }, clip: null },
  { view: { kind: 'playing', play: 1, maxPlays: 2 }, clip: null },
  { view: { kind: 'playing', play: 1, maxPlays: 2 }, clip: { position: 9, length: 23 } },
  { view: { kind: 'playing', play: 2, maxPlays: 2 }, clip: { position: 21, length: 23 } },
  { view: { kind: 'window', secondsRemaining: 5 } },
  { view: { kind: 'window', secondsRemaining: 4 } },
  { view: { kind: 'completed' } },
] as const

const Clip = (props: AudioPlayerProps) => {
  const [at, setAt] = useState(0)
  return (
    <Stack gap={16} align="start">
      <AudioPlayer {...props} {...moments[at]} />
      <Button onPress={() => setAt((at + 1) % moments.length)}>Time passes</Button>
    </Stack>
  )
}

export const TwoPlaysThenTheOpenWindowWhichIsAnnouncedOnce: Story = {
  tags: ['flow'],
  render: (args) => <Clip {...args} />,
  play: async ({ canvas, userEvent }) => {
    const pass = () => userEvent.click(canvas.getByRole('button', { name: 'Time passes' }))
    const announced = () => canvas.getAllByRole('status')[0]
    await pass()
    await expect(await canvas.findByText('Playing audio (Play 1 of 2)…')).toBeVisible()
    // Without a known length there is no line, and no time.
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await pass()
    const line = await canvas.findByRole('progressbar', { name: 'Played so far' })
    await expect(line).toHaveAttribute('aria-valuetext', '39%')
    await expect(canvas.getByText('−00:14')).toBeVisible()
    await pass()
    await expect(await canvas.findByText('Playing audio (Play 2 of 2)…')).toBeVisible()
    await expect(announced()).toBeEmptyDOMElement()
    for (const seconds of [5, 4]) {
      await pass()
      await expect(await canvas.findByText(`Please answer the question (${seconds} seconds remaining).`)).toBeVisible()
      await expect(announced()).toHaveTextContent(/^Audio plays completed. Please answer.$/)
    }
  },
}

export const ABlockedStartAsksForAPress: Story = {
  args: { view: { kind: 'blocked', secondsRemaining: null } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Failed to play audio. Please select an answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Play audio' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

const failures = {
  'failed-to-play': 'Failed to play audio. Please select an answer.',
  'not-available': 'Audio file not available. Please select an answer.',
  'failed-to-load': 'Audio file failed to load. Please select an answer.',
} as const

export const EachFailureIsNamedAndOffersAnotherTry: Story = {
  render: (args) => (
    <>
      {(['failed-to-play', 'not-available', 'failed-to-load'] as const).map((failure) => (
        <section key={failure} aria-label={failure}>
          <AudioPlayer {...args} view={{ kind: 'failed', failure, secondsRemaining: 28 }} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const [name, words] of Object.entries(failures)) {
      const part = within(canvas.getByRole('region', { name }))
      await expect(part.getAllByRole('status')[0]).toHaveTextContent(words)
      await expect(part.getByText('The next question comes in 28 seconds.')).toBeVisible()
      await userEvent.click(part.getByRole('button', { name: 'Try again' }))
    }
    await expect(args.onTryAgain).toHaveBeenCalledTimes(3)
  },
}

export const OnAPhoneAButtonOpensTheVolume: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Volume' }))
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible()
  },
}

function WithState(props: AudioPlayerProps) {
  const [volume, setVolume] = useState(props.volume)
  return (
    <AudioPlayer
      {...props}
      volume={volume}
      onVolumeChange={(next) => {
        setVolume(next)
        props.onVolumeChange(next)
      }}
    />
  )
}

export const TheVolumeIsSetByKeyboardAndMutingRemembersIt: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0)
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0.8)
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Volume' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '80%')
    await fireEvent.change(slider, { target: { value: '0.75' } })
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0.75)
  },
}

const views = [
  { kind: 'loading' },
  { kind: 'playing', play: 1, maxPlays: 2 },
  { kind: 'window', secondsRemaining: 4 },
  { kind: 'completed' },
  { kind: 'blocked', secondsRemaining: null },
  { kind: 'failed', failure: 'not-available', secondsRemaining: 12 },
] as const

const gallery = matrix(AudioPlayer, {
  variants: Object.fromEntries(views.map((view) => [view.kind, { view }])),
  text: () => ({ view: views[5] }),
})

/** The volume is there in every state. */
export const Gallery: Story = {
  ...gallery,
  play: async (context) => {
    await gallery.play(context)
    const [first] = context.canvas.getAllByText('light')
    const light = within(first?.parentElement ?? context.canvasElement)
    await expect(light.getAllByText('Audio plays completed. Please answer.').at(-1)).toBeVisible()
    await expect(light.getAllByRole('slider', { name: 'Volume' })).toHaveLength(views.length)
    for (const button of light.getAllByRole('button', { name: 'Mute' })) await expect(button).toBeEnabled()
  },
}
