import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ApplicantCard } from './ApplicantCard'

/** The applicant's card, shown with the guidelines. */
const meta = {
  title: 'Exam/Applicant card',
  component: ApplicantCard,
  tags: ['autodocs', 'plain'],
  args: { name: 'Kamal Perera', userId: '6F3A9C1B' },
} satisfies Meta<typeof ApplicantCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SeatRoomAndApplicationNumberHaveTheirDefaults: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent)
    await expect(values).toEqual(['Kamal Perera', '6F3A9C1B', '7', 'Test Room', '0012367'])
  },
}

export const UnknownApplicantsShowNA: Story = {
  args: { name: undefined, userId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
  },
}

/** The id of our own server has 24 digits. */
export const TheIdIsOnOneLineOnALaptop: Story = {
  args: { userId: '65f0a1b2c3d4e5f6a7b8c9d0' },
  play: async ({ canvas }) => {
    const height = (text: string) => canvas.getByText(text).getBoundingClientRect().height
    await expect(height('65f0a1b2c3d4e5f6a7b8c9d0')).toBe(height('0012367'))
  },
}

export const Gallery: Story = matrix(ApplicantCard, {
  text: (words) => ({ name: words, userId: 'f0e1d2c3b4a5'.repeat(6) }),
})
