import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes, RightToLeft } from '../lib/stories'
import { Inline } from '../Inline'
import { Icon, iconNames, pointingIcons } from '.'

const meta = {
  title: 'UI/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'headphones' },
  argTypes: { name: { control: 'select', options: iconNames } },
  parameters: {
    docs: {
      description: {
        component: 'An icon in the current text colour. Give it a label only when there is no text beside it.',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithALabelItIsAnImage: Story = {
  args: { label: 'Listening' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Listening' })).toBeVisible()
  },
}

export const WithoutALabelItIsHidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Inline gap={16}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Icon key={size} name="trophy" size={size} />
        ))}
        <Icon name="star" filled size="large" />
      </Inline>
    </AllThemes>
  ),
}

export const RightToLeftMirrorsDirectionalIcons: Story = {
  render: () => (
    <RightToLeft>
      <Inline gap={16}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Inline>
    </RightToLeft>
  ),
  play: async ({ canvasElement }) => {
    const turned = within(canvasElement)
      .getAllByRole('img')
      .filter((icon) => getComputedStyle(icon).transform === 'matrix(-1, 0, 0, 1, 0, 0)')
    await expect(new Set(turned.map((icon) => icon.getAttribute('aria-label')))).toEqual(pointingIcons)
  },
}
