import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Text } from '../Text'
import { Link } from '.'

const meta = {
  title: 'UI/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#login', children: 'Back to Login' },
  parameters: {
    docs: {
      description: {
        component: 'A link. Inside a sentence it is underlined; for the main link of a view, use ButtonLink.',
      },
    },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsARealLink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '#login')
  },
}

export const LongText: Story = {
  args: { children: sample.long },
  render: (args) => (
    <Narrow>
      <Link {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { children: '시험 목록으로 돌아가기' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Text>
        No account yet? <Link href="#signup">Sign up</Link> first.
      </Text>
      <Link href="#back" variant="standalone">
        Back to Exams
      </Link>
      <Link href="#plain" variant="plain">
        Privacy Policy
      </Link>
    </AllThemes>
  ),
}
