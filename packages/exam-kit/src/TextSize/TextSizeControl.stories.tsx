import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { QuestionCard } from '../QuestionCard'
import { matrix } from '@naru/ui/internal/stories'
import { textSize } from './scale.css'
import { TextSizeControl, examTextSizes, type TextSizeControlProps } from './TextSizeControl'

function Sized(props: TextSizeControlProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className={textSize[value]} style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      <TextSizeControl
        value={value}
        onChange={(size) => {
          setValue(size)
          props.onChange(size)
        }}
      />
      <QuestionCard position={1} total={40} number={1} section="Reading" text="공장에서는 안전화를 신어야 합니다.">
        <></>
      </QuestionCard>
    </div>
  )
}

/** The text size of the exam, in addition to the browser's own. Use it in the exam room only. */
const meta = {
  title: 'Exam/Text size control',
  component: TextSizeControl,
  tags: ['autodocs'],
  render: (args) => <Sized {...args} />,
  args: { value: 'normal', onChange: fn() },
} satisfies Meta<typeof TextSizeControl>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(TextSizeControl, {
  variants: Object.fromEntries(examTextSizes.map((value) => [value, { value }])),
  text: () => ({}),
})
