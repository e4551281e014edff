import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonVariants } from '../Button'
import { matrix } from '../lib/stories'
import { ButtonLink } from './ButtonLink'

/** A link with the appearance of a button. */
const meta = {
  title: 'Components/Button link',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { href: '#exams', variant: 'primary', iconEnd: 'arrowRight', children: 'Start Exam' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(ButtonLink, {
  variants: Object.fromEntries(buttonVariants.map((variant) => [variant, { variant, children: 'Exams' }])),
  states: { rest: {}, hover: {}, focus: {}, pressed: {} },
  width: '6.5rem',
  text: (words) => ({ children: words }),
})
