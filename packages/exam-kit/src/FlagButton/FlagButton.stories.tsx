import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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

export const Gallery: Story = matrix(FlagButton, {
  variants: { open: {}, flagged: { isFlagged: true } },
  states: { rest: {}, hover: {}, focus: {} },
  width: '9rem',
  text: () => ({ isFlagged: true }),
})
