import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { KeyHelp } from './KeyHelp'

/** The keys to answer and navigate. The exam room binds them while the focus is in the question. */
const meta = {
  title: 'Exam/Key help',
  component: KeyHelp,
  tags: ['autodocs', 'plain'],
  args: { options: 4 },
} satisfies Meta<typeof KeyHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const InListeningOnlyTheOptionsHaveKeys: Story = {
  args: { canMove: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['1–4'])
  },
}

export const Gallery: Story = matrix(KeyHelp, { text: () => ({}) })
