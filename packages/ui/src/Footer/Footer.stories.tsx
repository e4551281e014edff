import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes, repeatedLandmarks, sample } from '../lib/stories'
import { Text } from '../Text'
import { Footer } from '.'

const meta = {
  title: 'UI/Footer',
  component: Footer,
  tags: ['autodocs'],
  args: {
    links: [
      { href: '#', label: 'Home' },
      { href: '#about', label: 'About' },
      { href: '#pricing', label: 'Pricing' },
      { href: '#contact', label: 'Contact' },
      { href: '#privacy', label: 'Privacy Policy' },
      { href: '#terms', label: 'Terms and Conditions' },
      { href: '#refund', label: 'Refund Policy' },
    ],
    children: <Text tone="muted">Naru, the ferry landing</Text>,
  },
  parameters: { layout: 'fullscreen', docs: { description: { component: 'The footer of a page.' } } },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsALandmarkWithAllItsLinks: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo')
    await expect(within(footer).getAllByRole('link')).toHaveLength(7)
  },
}

export const LongText: Story = { args: { links: [{ href: '#', label: sample.long }], children: sample.word } }
export const Korean: Story = { args: { links: [{ href: '#', label: '개인정보 처리방침' }], children: '나루' } }

export const Gallery: Story = {
  parameters: repeatedLandmarks,
  render: (args) => (
    <AllThemes>
      <Footer {...args} />
    </AllThemes>
  ),
}
