import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer'

/** The clip of a listening question. It plays no audio itself: the session does. */
const meta = {
  title: 'Exam kit/AudioPlayer',
  component: AudioPlayer,
  tags: ['autodocs'],
  args: {
    questionNumber: 21,
    view: { kind: 'playing', play: 1, maxPlays: 2 },
    progress: 0.4,
    volume: 0.8,
    onVolumeChange: fn(),
    onPlay: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof AudioPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TheFirstPlayIsSaidAndNotAnnounced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
    await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement()
  },
}

export const TheSecondPlayIsSaid: Story = {
  args: { view: { kind: 'playing', play: 2, maxPlays: 2 }, progress: 0.9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()
  },
}

export const WithoutAKnownLengthThereIsNoLine: Story = {
  args: { progress: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}

export const ALoadingClipSaysSo: Story = { args: { view: { kind: 'loading' }, progress: 0 } }

export const TheOpenWindowCountsDownAndIsAnnouncedOnce: Story = {
  args: { view: { kind: 'window', secondsRemaining: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please answer the question (5 seconds remaining).')).toBeVisible()
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Audio plays completed. Please answer.$/)
  },
}

export const AfterTheWindowThePlaysAreCompleted: Story = {
  args: { view: { kind: 'completed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Audio plays completed. Please answer.')).toBeVisible()
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

export const AFailedPlayOffersAnotherTry: Story = {
  args: { view: { kind: 'failed', failure: 'failed-to-play', secondsRemaining: 28 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Failed to play audio. Please select an answer.')
    await expect(canvas.getByText('The next question comes in 28 seconds.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const AMissingClipIsNamed: Story = {
  args: { view: { kind: 'failed', failure: 'not-available', secondsRemaining: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Audio file not available. Please select an answer.',
    )
  },
}

export const ABrokenFileIsNamed: Story = {
  args: { view: { kind: 'failed', failure: 'failed-to-load', secondsRemaining: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Audio file failed to load. Please select an answer.',
    )
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

export const TheVolumeIsSetByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onVolumeChange).toHaveBeenCalledWith(0.75)
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

export const MutingRemembersHowLoudItWas: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0)
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith(0.8)
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

export const TheVolumeIsThereInEveryState: Story = {
  render: (args) => (
    <>
      {views.map((view) => (
        <AudioPlayer key={view.kind} {...args} view={view} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider', { name: 'Volume' })).toHaveLength(views.length)
    for (const button of canvas.getAllByRole('button', { name: 'Mute' })) await expect(button).toBeEnabled()
  },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      {views.map((view) => (
        <AudioPlayer key={view.kind} {...args} view={view} />
      ))}
    </AllThemes>
  ),
}

/** All its words are the catalogue's: in the pseudo language they are longer. */
export const LongText: Story = { globals: { language: 'pseudo' } }
