import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { buttonSizes, buttonVariants } from '../Button'
import { Inline } from '../Inline'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { ButtonLink } from '.'

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { href: '#exams', variant: 'primary', iconEnd: 'arrowRight', children: 'Start Exam' },
  parameters: {
    docs: { description: { component: 'A link with the appearance of a button.' } },
  },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LooksLikeAButtonAndIsALink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', '#exams')
  },
}

export const LongText: Story = {
  args: { children: sample.long },
  render: (args) => (
    <Narrow>
      <ButtonLink {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { children: <span lang="ko">시험 보기</span> } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={8}>
          {buttonSizes.map((size) => (
            <ButtonLink key={size} href="#exams" variant={variant} size={size} iconEnd="arrowRight">
              {variant}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </AllThemes>
  ),
}
