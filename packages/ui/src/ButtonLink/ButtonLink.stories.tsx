import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buttonSizes, buttonVariants } from '../Button'
import { Inline } from '../Inline'
import { matrix } from '../lib/stories'
import { ButtonLink } from '.'

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

export const LooksLikeAButtonAndIsALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', '#exams')
  },
}

export const Gallery: Story = matrix(ButtonLink, {
  render: () =>
    buttonVariants.map((variant) => (
      <Inline key={variant} gap={8}>
        {buttonSizes.map((size) => (
          <ButtonLink key={size} href="#exams" variant={variant} size={size} iconEnd="arrowRight">
            {variant}
          </ButtonLink>
        ))}
      </Inline>
    )),
  text: (words) => ({ children: words }),
})
