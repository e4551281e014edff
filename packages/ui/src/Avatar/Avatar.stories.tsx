import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline'
import { AllThemes } from '../lib/stories'
import { Avatar } from '.'

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'nimal' },
  parameters: {
    docs: {
      description: {
        component: 'A circle with the first letter of a name. Hidden from screen readers: show the name beside it.',
      },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ShowsTheFirstLetterInUpperCase: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('N')).toBeVisible()
  },
}

export const WithoutANameItShowsU: Story = {
  args: { name: '  ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('U')).toBeVisible()
  },
}

export const Korean: Story = { args: { name: '김민수' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Inline>
        <Avatar name="Nimal" size="small" />
        <Avatar name="Kavitha" />
        <Avatar name="Ruwan" size="large" />
        <Avatar generic size="large" />
      </Inline>
    </AllThemes>
  ),
}
