import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons'

const items = [
  { id: 'all', label: 'All' },
  { id: 'unanswered', label: 'Unanswered' },
  { id: 'flagged', label: 'Flagged' },
]

function Choosing(props: ChoiceButtonsProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <ChoiceButtons
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        props.onChange(id)
      }}
    />
  )
}

/** For settings in the exam room. Outside of it use the UI library's SegmentedControl. */
const meta = {
  title: 'Exam kit/ChoiceButtons',
  component: ChoiceButtons<string>,
  tags: ['autodocs'],
  render: (args) => <Choosing {...args} />,
  args: { label: 'Show in the navigator', items, value: 'all', onChange: fn() },
} satisfies Meta<typeof ChoiceButtons<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OneChoiceHoldsAndTheAnswersStayTheOnlyRadioButtons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('unanswered')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Unanswered')
  },
}

export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} and a good deal more of words` })) },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <ChoiceButtons {...args} />
    </AllThemes>
  ),
}

export const Korean: Story = {
  args: {
    label: '보기',
    items: [
      { id: 'all', label: '전체' },
      { id: 'unanswered', label: '풀지 않은 문제' },
      { id: 'flagged', label: '표시한 문제' },
    ],
  },
}
