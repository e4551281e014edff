import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Text } from '../Text'
import { Disclosure, DisclosureGroup } from '.'

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: { title: 'View Exam Topics', children: <Text>EPS-TOPIK mock exam 1</Text>, onExpandedChange: fn() },
  parameters: {
    docs: { description: { component: 'A heading that expands a panel. Not for content that everybody must read.' } },
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ExpandsAndSetsAriaExpanded: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'View Exam Topics' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByText('EPS-TOPIK mock exam 1')).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

export const GroupExpandsOneAtATime: Story = {
  render: () => (
    <DisclosureGroup defaultExpandedKeys={['1']}>
      <Disclosure id="1" title="Question 1">
        First
      </Disclosure>
      <Disclosure id="2" title="Question 2">
        Second
      </Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Question 2' }))
    await expect(canvas.getByRole('button', { name: 'Question 1' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: 'Question 2' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const LongText: Story = {
  args: { title: sample.long, defaultExpanded: true, children: <Text>{sample.word}</Text> },
  render: (args) => (
    <Narrow>
      <Disclosure {...args} />
    </Narrow>
  ),
}

export const Korean: Story = {
  args: { title: '시험 주제 보기', defaultExpanded: true, children: <Text lang="ko">{sample.korean}</Text> },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <DisclosureGroup allowsMultipleExpanded defaultExpandedKeys={['a']}>
        <Disclosure id="a" title="Open">
          <Text tone="muted">What was hidden.</Text>
        </Disclosure>
        <Disclosure id="b" title="Closed">
          Hidden
        </Disclosure>
        <Disclosure id="c" title="Disabled" isDisabled>
          Hidden
        </Disclosure>
      </DisclosureGroup>
    </AllThemes>
  ),
}
