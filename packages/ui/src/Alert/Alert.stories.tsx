import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '../lib/stories'
import { Alert, alertTones } from './Alert'

/** A message inside the page that stays until the caller removes it. For the result of an action elsewhere, use a toast. */
const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: { tone: 'danger', children: 'Failed to load exams: Service Unavailable' },
  argTypes: { tone: { control: 'select', options: alertTones } },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const DangerIsAnnouncedAssertivelyAndInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load exams')
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible()
  },
}

export const InfoIsAnnouncedPolitely: Story = {
  args: { tone: 'info', children: 'The audio will play as soon as the section begins.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The audio will play')
  },
}

export const Gallery: Story = matrix(Alert, {
  variants: Object.fromEntries(
    alertTones.map((tone) => [
      tone,
      { tone, title: `A title for ${tone}`, role: 'none', children: 'One sentence that says what happened.' },
    ]),
  ),
  text: (words) => ({ title: words, children: words, role: 'none' }),
})
