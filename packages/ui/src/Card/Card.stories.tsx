import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink'
import { Heading } from '../Heading'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Stack } from '../Stack'
import { Text } from '../Text'
import { Card } from '.'

const content = (
  <Stack gap={12}>
    <Heading level={2} size="lg">
      EPS-TOPIK mock exam 1
    </Heading>
    <Text tone="muted">Duration: 50 minutes</Text>
  </Stack>
)

const meta = {
  title: 'UI/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: content },
  parameters: {
    docs: {
      description: {
        component: 'A surface that groups the content of one item. Not a box around headings; cards are not nested.',
      },
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const InteractiveShowsAShadowOnHover: Story = { args: { interactive: true, as: 'article' } }

export const LongText: Story = {
  render: () => (
    <Narrow>
      <Card>
        <Text>
          {sample.long} {sample.word}
        </Text>
      </Card>
    </Narrow>
  ),
}

export const Korean: Story = { args: { children: <Text lang="ko">{sample.korean}</Text> } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Card>{content}</Card>
      <Card interactive padding={16}>
        <Stack gap={12} align="start">
          {content}
          <ButtonLink href="#take" variant="primary">
            Take Exam
          </ButtonLink>
        </Stack>
      </Card>
    </AllThemes>
  ),
}
