import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Text } from '.'

const meta = {
  title: 'UI/Text',
  component: Text,
  tags: ['autodocs'],
  args: { children: 'We will reach you soon!' },
  parameters: {
    docs: {
      description: {
        component: 'A paragraph or inline text. A tone supports the text and never replaces it.',
      },
    },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TabularFiguresHaveEqualWidth: Story = { args: { tabular: true, children: '11:11 · 20:48', size: 'xl' } }

export const LongText: Story = {
  args: { children: `${sample.long} ${sample.word}` },
  render: (args) => (
    <Narrow>
      <Text {...args} />
    </Narrow>
  ),
}

export const Korean: Story = {
  args: { children: sample.korean, lang: 'ko' },
  render: (args) => (
    <Narrow>
      <Text {...args} />
    </Narrow>
  ),
}

export const SinhalaAndTamilHaveFonts: Story = {
  render: () => (
    <>
      <Text lang="si">{sample.sinhala}</Text>
      <Text lang="ta">{sample.tamil}</Text>
    </>
  ),
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      {(['ink', 'muted', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: valid for 30 days
        </Text>
      ))}
      <Text size="xs">xs: Student ID</Text>
      <Text size="lg" weight="medium">
        lg medium: Rs. 1500.00
      </Text>
    </AllThemes>
  ),
}
