import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sample, textsBeyond } from '../lib/stories'
import { Text } from '../Text/Text'
import { Page } from './Page'

const words = 'A line of text holds at most 68 characters, so that the eye finds the next one. '.repeat(4)
const text = <Text>{words}</Text>

/** The content column of a page: a maximum width, and gutters that scale with the viewport. */
const meta = {
  title: 'Components/Page',
  component: Page,
  tags: ['autodocs'],
  args: { children: text },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TextWidthIsLimited: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { width } = canvas.getByText(/A line of text/).getBoundingClientRect()
    await expect(width / size).toBeLessThanOrEqual(48)
  },
}

export const ExamWidthUsesAWideScreen: Story = { args: { width: 'exam' } }

export const LongText: Story = {
  args: { width: 'text', children: <Text>{sample.word.repeat(3)}</Text> },
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
