import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { encodeWav } from '../sound'
import { ClipReplay } from './ClipReplay'

/** A second of silence. */
const silence = `data:audio/wav;base64,${btoa(String.fromCharCode(...encodeWav([new Int16Array(8000)], 8000)))}`

/** For the review. The running attempt uses the AudioPlayer, without pause and seeking. */
const meta = {
  title: 'Practice/Clip replay',
  component: ClipReplay,
  tags: ['autodocs'],
  args: { questionNumber: 21, src: silence },
} satisfies Meta<typeof ClipReplay>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItPlaysAtThreeQuartersOfItsSpeedWithoutADeeperVoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const clip = canvas.getByLabelText<HTMLAudioElement>('Recording of question 21')
    await expect(clip).toHaveAttribute('preload', 'none')
    await expect(clip).toHaveAttribute('controls')
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }))
    await waitFor(() => expect(clip.playbackRate).toBe(0.75))
    await expect(clip.preservesPitch).toBe(true)
    await userEvent.click(canvas.getByRole('radio', { name: '1×' }))
    await waitFor(() => expect(clip.playbackRate).toBe(1))
  },
}

export const AClipThatCannotBeLoadedSaysSo: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvas }) => {
    canvas.getByLabelText<HTMLAudioElement>('Recording of question 21').load()
    await expect(await canvas.findByText('The recording could not be loaded')).toBeVisible()
  },
}

export const ItsSpeedStaysWhenItIsLoadedAgain: Story = {
  args: { retryLabel: 'Try again' },
  play: async ({ canvas, userEvent }) => {
    const clip = () => canvas.getByLabelText<HTMLAudioElement>('Recording of question 21')
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }))
    clip().load()
    await expect(clip().playbackRate).toBe(0.75)
    clip().dispatchEvent(new Event('error'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(clip().playbackRate).toBe(0.75))
    await expect(canvas.getByRole('radio', { name: '0.75×' })).toBeChecked()
  },
}

export const OneClipAtATime: Story = {
  render: (args) => (
    <>
      <ClipReplay {...args} />
      <ClipReplay {...args} questionNumber={22} />
    </>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText<HTMLAudioElement>('Recording of question 21')
    const second = canvas.getByLabelText<HTMLAudioElement>('Recording of question 22')
    const stops = [fn(), fn()]
    first.pause = stops[0] ?? fn()
    second.pause = stops[1] ?? fn()
    second.dispatchEvent(new Event('play'))
    await expect(stops[0]).toHaveBeenCalledOnce()
    await expect(stops[1]).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = matrix(ClipReplay, { text: () => ({}) })
