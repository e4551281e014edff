import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog'

/** Asks the candidate before an unfinished attempt is left. */
const meta = {
  title: 'Exam/Exam room/Leave dialog',
  component: LeaveDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItSaysWhatIsLostAndAsks: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      dialog.getByText('Your exam results will not be saved if you leave. Are you sure?'),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
