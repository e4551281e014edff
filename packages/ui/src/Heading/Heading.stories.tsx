import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { Stack } from '../Stack/Stack'
import { Heading } from './Heading'

/** A heading. Its level belongs to the outline and is never skipped; its visual size is independent. */
const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['autodocs', 'plain'],
  args: { level: 1, children: 'Available Exams' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Heading, {
  render: () => (
    <Stack gap={12}>
      <Heading level={1} size="h1">
        WELCOME
      </Heading>
      <Heading level={2} size="h2">
        Available Exams
      </Heading>
      <Heading level={3} size="h3">
        Price Plans
      </Heading>
      <Heading level={4} size="xxl">
        Guidelines
      </Heading>
      <Heading level={5} size="xl">
        Question Navigator
      </Heading>
      <Heading level={6} size="lg">
        Exam Summary
      </Heading>
    </Stack>
  ),
  text: (words) => ({ children: words }),
})
