import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../ButtonLink'
import { Icon } from '../Icon'
import { AllThemes, repeatedLandmarks, sample } from '../lib/stories'
import { TopBar } from '.'

const meta = {
  title: 'UI/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  args: {
    brand: (
      <>
        <Icon name="globe" /> Naru
      </>
    ),
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
    docs: { description: { component: 'The top bar. Below 768 px its links are in a menu.' } },
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CurrentPageIsMarked: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(within(nav).getByRole('link', { name: 'Exams' })).not.toHaveAttribute('aria-current')
  },
}

const menu = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /menu/ })

export const MenuClosesByEscape: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const button = menu(canvasElement)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const MenuClosesByAPressOutside: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const button = menu(canvasElement)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongText: Story = {
  args: {
    links: [
      { href: '#', label: sample.long },
      { href: '#b', label: 'Exams' },
    ],
  },
}

export const Korean: Story = {
  args: {
    brand: '나루',
    links: [
      { href: '#', label: '홈', isCurrent: true },
      { href: '#b', label: '시험' },
      { href: '#c', label: '요금제' },
    ],
  },
}

export const Gallery: Story = {
  parameters: repeatedLandmarks,
  render: (args) => (
    <AllThemes>
      <TopBar {...args} />
    </AllThemes>
  ),
}
