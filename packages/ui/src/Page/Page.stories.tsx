import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sample } from '../lib/stories'
import { Text } from '../Text'
import { Page } from '.'

const words = 'A line of text holds at most 68 characters, so that the eye finds the next one. '.repeat(4)
const text = <Text>{words}</Text>

const meta = {
  title: 'UI/Page',
  component: Page,
  tags: ['autodocs'],
  args: { children: text },
  parameters: {
    docs: {
      description: {
        component: 'The content column of a page: a maximum width, and gutters that scale with the viewport.',
      },
    },
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TextWidthIsLimited: Story = {
  args: { width: 'text' },
  play: async ({ canvasElement }) => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { width } = within(canvasElement)
      .getByText(/A line of text/)
      .getBoundingClientRect()
    await expect(width / size).toBeLessThanOrEqual(48)
  },
}

export const ExamWidthUsesAWideScreen: Story = { args: { width: 'exam' } }

export const LongText: Story = {
  args: { width: 'text', children: <Text>{sample.word.repeat(3)}</Text> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
