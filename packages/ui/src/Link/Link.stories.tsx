import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { Link } from '.'

/** A link. Inside a sentence it is underlined; for the main link of a view, use ButtonLink. */
const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['autodocs', 'plain'],
  args: { href: '#login', children: 'Back to Login' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Link, {
  variants: {
    inline: {},
    standalone: { variant: 'standalone', children: 'Back to Exams' },
    plain: { variant: 'plain', children: 'Privacy Policy' },
  },
  states: { rest: {}, hover: {}, focus: {} },
  width: '9rem',
  text: (words) => ({ children: words }),
})
