import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Alert, alertTones } from '.'

const retry = fn()

const meta = {
  title: 'UI/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: { tone: 'danger', children: 'Failed to load exams: Service Unavailable' },
  argTypes: { tone: { control: 'select', options: alertTones } },
  parameters: {
    docs: {
      description: {
        component:
          'A message inside the page that stays until the caller removes it. For the result of an action elsewhere, use a toast.',
      },
    },
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const DangerIsAnnouncedAssertively: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to load exams')
  },
}

export const InfoIsAnnouncedPolitely: Story = {
  args: { tone: 'info', children: 'The audio will play as soon as the section begins.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The audio will play')
  },
}

export const ToneHasATextAlternative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Error' })).toBeVisible()
  },
}

export const OffersOneAction: Story = {
  args: { title: 'Error', action: <Button onPress={retry}>Retry</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { title: sample.long, children: `${sample.long} ${sample.word}` },
  render: (args) => (
    <Narrow>
      <Alert {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { tone: 'warning', children: <span lang="ko">{sample.korean}</span> } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={`A title for ${tone}`} role="none">
          One sentence that says what happened.
        </Alert>
      ))}
    </AllThemes>
  ),
}
