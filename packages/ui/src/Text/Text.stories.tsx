import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline'
import { Text } from './Text'

/** A paragraph or inline text. A tone supports the text and never replaces it. */
const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['autodocs', 'plain'],
  args: { children: 'We will reach you soon!' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Text, {
  render: () => (
    <>
      {(['ink', 'muted', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: valid for 30 days
        </Text>
      ))}
      <Text size="xs">xs: Student ID</Text>
      <Text size="lg" weight="medium">
        lg medium: Rs. 1500.00
      </Text>
    </>
  ),
  text: (words) => ({ children: words }),
})

export const TabularFiguresHaveEqualWidth: Story = {
  render: () => (
    <Inline>
      {['11:11', '20:48'].map((clock) => (
        <Text key={clock} tabular size="xl">
          {clock}
        </Text>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [ones, others] = ['11:11', '20:48'].map((clock) => canvas.getByText(clock).getBoundingClientRect().width)
    await expect(ones).toBeCloseTo(others ?? 0)
  },
}
