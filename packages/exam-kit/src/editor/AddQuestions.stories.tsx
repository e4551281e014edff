import { Narrow } from '@naru/ui/internal/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddQuestions } from './AddQuestions'

/** Adds a question of a type to a paper. */
const meta = {
  title: 'Exam kit/Editor/AddQuestions',
  component: AddQuestions,
  args: { onAdd: fn() },
} satisfies Meta<typeof AddQuestions>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachButtonAddsItsType: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a reading question' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith('reading')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a listening question' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith('listening')
  },
}

export const LongText: Story = {
  render: (args) => (
    <Narrow>
      <AddQuestions {...args} />
    </Narrow>
  ),
}
