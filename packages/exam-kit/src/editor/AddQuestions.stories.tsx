import { textsBeyond } from '@naru/ui/internal/stories'
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
  globals: { viewport: { value: 'smallPhone' }, language: 'longest' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
    const [reading, listening] = canvas.getAllByRole('button')
    if (reading === undefined || listening === undefined) throw new Error('two buttons')
    await userEvent.click(reading)
    await expect(args.onAdd).toHaveBeenLastCalledWith('reading')
    await userEvent.click(listening)
    await expect(args.onAdd).toHaveBeenLastCalledWith('listening')
  },
}
