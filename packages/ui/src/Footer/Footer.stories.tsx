import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { Text } from '../Text/Text'
import { Footer } from './Footer'

/** The footer of a page. */
const meta = {
  title: 'Components/Footer',
  component: Footer,
  tags: ['autodocs', 'plain'],
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Footer, {
  text: (words) => ({ links: [{ href: '#', label: words }], children: <Text tone="muted">{words}</Text> }),
  textWidth: '100%',
})
