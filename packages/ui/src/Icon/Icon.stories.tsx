import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RightToLeft, matrix } from '../lib/stories'
import { Inline } from '../Inline/Inline'
import { Icon, iconNames, pointingIcons } from '.'

/** An icon in the current text colour. Give it a label only when there is no text beside it. */
const meta = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'headphones' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Icon, {
  render: () => (
    <Inline gap={16}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} name="trophy" size={size} />
      ))}
      <Icon name="star" filled size="large" />
    </Inline>
  ),
})

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
  play: async ({ canvas }) => {
    const turned = canvas
      .getAllByRole('img')
      .filter((icon) => getComputedStyle(icon).transform === 'matrix(-1, 0, 0, 1, 0, 0)')
    await expect(new Set(turned.map((icon) => icon.getAttribute('aria-label')))).toEqual(pointingIcons)
  },
}
