import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { matrix } from '../lib/stories'
import { TopBar } from './TopBar'

/** The top bar. Below 768 px its links are in a menu. */
const meta = {
  title: 'Components/Top bar',
  component: TopBar,
  tags: ['autodocs'],
  args: {
    brand: 'Naru',
    links: [
      { href: '#', label: 'Home', isCurrent: true },
      { href: '#exams', label: 'Exams' },
      { href: '#pricing', label: 'Pricing' },
      { href: '#contact', label: 'Contact' },
    ],
    end: (
      <ButtonLink href="#login" variant="primary">
        Login
      </ButtonLink>
    ),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** As before a login. */
export const WithoutLinksThereIsNoNavigation: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Gallery: Story = matrix(TopBar, {
  states: { rest: {}, hover: {}, focus: {} },
  control: 'li:nth-child(2) a',
  width: '100%',
  text: (words) => ({ brand: words.slice(0, 20), links: [{ href: '#', label: words, isCurrent: true }] }),
  textWidth: '100%',
})
