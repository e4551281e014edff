import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { Heading } from '../Heading/Heading'
import { matrix } from '../lib/stories'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Card } from './Card'

const content = (
  <Stack gap={12}>
    <Heading level={2} size="lg">
      EPS-TOPIK mock exam 1
    </Heading>
    <Text tone="muted">Duration: 50 minutes</Text>
  </Stack>
)

const withLink = (
  <Stack gap={12} align="start">
    {content}
    <ButtonLink href="#take" variant="primary">
      Take Exam
    </ButtonLink>
  </Stack>
)

/** A surface that groups the content of one item. Not a box around headings; cards are not nested. */
const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: content },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Card, {
  states: {
    rest: { children: content },
    interactive: { interactive: true, padding: 16, children: withLink },
    hover: { interactive: true, padding: 16, children: withLink },
    focus: { interactive: true, padding: 16, children: withLink },
  },
  text: (words) => ({ children: <Text>{words}</Text> }),
})
