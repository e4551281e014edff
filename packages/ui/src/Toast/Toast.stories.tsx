import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { Inline } from '../Inline/Inline'
import { sample, textsBeyond } from '../lib/stories'
import { toast, ToastRegion } from '.'

const goToLogin = fn()

/**
 * The result of an action: errors are shown for 5000 ms, successes for 3000 ms; hover pauses the timer. Show important results in the page
 * too. Not in the exam room.
 */
const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  beforeEach: () => {
    toast.clear()
    return () => toast.clear()
  },
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast.error('Failed to activate free plan')}>Error</Button>
        <Button onPress={() => toast.success('Free plan activated successfully!')}>Success</Button>
        <Button onPress={() => toast.error('Please log in to activate the plan.', { onPress: goToLogin })}>
          With a way on
        </Button>
        <Button
          onPress={() =>
            toast.error(sample.long, { description: sample.word, actionLabel: 'Retry', onPress: goToLogin })
          }
        >
          Long
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement, name: string) => userEvent.click(within(canvas).getByRole('button', { name }))

export const Playground: Story = {}

export const AnErrorIsAnAlertAndASuccessAStatusUntilClosed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Error')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to activate free plan')
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await press(canvasElement, 'Success')
    await expect(await screen.findByRole('status')).toHaveTextContent('Free plan activated successfully!')
  },
}

export const LongText: Story = {
  play: async () => {
    for (const text of [sample.long, sample.korean, sample.sinhala, sample.tamil])
      toast.error(text, { description: sample.word, actionLabel: text, onPress: goToLogin })
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1))
    await expect(textsBeyond(await screen.findByRole('region', { name: 'Notifications' }))).toEqual([])
  },
}

export const APressAnywhereRunsTheActionOnce: Story = {
  play: async ({ canvasElement, step }) => {
    const parts: [name: string, find: (toast: HTMLElement) => Element | null][] = [
      ['mark', (toast) => toast.querySelector('svg')],
      ['message', (toast) => within(toast).getByText(sample.long)],
      ['description', (toast) => within(toast).getByText(sample.word)],
      ['padding', (toast) => toast],
      ['action', (toast) => within(toast).getByRole('button', { name: 'Retry' })],
    ]
    for (const [name, find] of parts) {
      await step(name, async () => {
        goToLogin.mockClear()
        await press(canvasElement, 'Long')
        const toast = await screen.findByRole('alertdialog')
        await userEvent.click(find(toast) ?? canvasElement)
        await expect(goToLogin).toHaveBeenCalledOnce()
        await expect(screen.queryByRole('alertdialog')).toBeNull()
      })
    }
  },
}

export const CloseRunsNoAction: Story = {
  play: async ({ canvasElement }) => {
    goToLogin.mockClear()
    await press(canvasElement, 'Long')
    const toast = within(await screen.findByRole('alertdialog'))
    await userEvent.click(toast.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(goToLogin).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Error')
    await press(canvasElement, 'Success')
    await press(canvasElement, 'With a way on')
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  },
}
