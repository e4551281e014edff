import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { FlagButton, type FlagButtonProps } from './FlagButton'

function Flagging(props: FlagButtonProps) {
  const [isFlagged, setFlagged] = useState(props.isFlagged)
  return (
    <FlagButton
      isFlagged={isFlagged}
      onToggle={() => {
        setFlagged(!isFlagged)
        props.onToggle()
      }}
    />
  )
}

/** For the head of a reading question. Listening has no flags, because the candidate cannot go back. */
const meta = {
  title: 'Exam/Flag button',
  component: FlagButton,
  tags: ['autodocs'],
  render: (args) => <Flagging {...args} />,
  args: { isFlagged: false, onToggle: fn() },
} satisfies Meta<typeof FlagButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OneNameAndAStateThatIsSaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const flag = canvas.getByRole('button', { name: 'Flag for review' })
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(flag)
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Gallery: Story = matrix(FlagButton, {
  variants: { open: {}, flagged: { isFlagged: true } },
  states: { rest: {}, hover: {}, focus: {} },
  width: '9rem',
  text: () => ({ isFlagged: true }),
})
