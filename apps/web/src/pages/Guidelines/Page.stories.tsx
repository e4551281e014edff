import { handlers, sampleExam } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { GuidelinesPage } from './Page'

const here = { path: '/guidelines', isLoggedIn: true, hasSideNav: true }

const meta = {
  title: 'Pages/Guidelines',
  component: GuidelinesPage,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', site: { ...here, chosenExam: sampleExam._id }, msw: { handlers: handlers.ok() } },
} satisfies Meta<typeof GuidelinesPage>
export default meta

type Story = StoryObj<typeof meta>

/** Applicant card, numbered guidelines, Start Exam to /quiz. */
export const StartExamGoesToTheQuiz: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: `Guidelines for the ${sampleExam.topic} Exam` }),
    ).toBeInTheDocument()
    await expect(page.getByText('Guideline 1')).toBeVisible()
    await expect(page.getByText('0012367')).toBeVisible()
    const start = page.getByRole('button', { name: 'Start Exam' })
    await waitFor(() => expect(start).toBeEnabled())
    await userEvent.click(start)
    await expect(await page.findByRole('heading', { name: 'Opened /quiz' })).toBeVisible()
  },
}

/** Guidelines on their way. */
export const Loading: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['getExam']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading guidelines…')).toBeVisible()
  },
}

const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement)
    const alert = within(await page.findByRole('alert'))
    await expect(alert.getByText(sentence)).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Back to Exams' })).toHaveAttribute('href', '/exams')
  }

/** Nobody chose an exam. */
export const NoExamSelected: Story = {
  parameters: { site: { ...here, chosenExam: '' } },
  play: failsWith('No exam selected'),
}

/** The server fails. */
export const Failed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getExam']), ...handlers.ok()] } },
  play: failsWith('Failed to load exam guidelines'),
}

/** The server does not know the exam. */
export const NotFound: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getExam'], { status: 404 }), ...handlers.ok()] } },
  play: failsWith('Exam not found'),
}

/** The exam comes without an id. */
export const WithoutId: Story = {
  parameters: { msw: { handlers: handlers.ok({ getExam: { ...sampleExam, _id: '' } }) } },
  play: failsWith('Exam ID is missing in the response'),
}

/** The exam has no guidelines; it can be started all the same. */
export const WithoutGuidelines: Story = {
  parameters: { msw: { handlers: handlers.ok({ getExam: { ...sampleExam, guidelines: [] } }) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('No guidelines available for this exam.')).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled())
  },
}

/** A section without time is said beforehand. */
export const SectionWithoutTime: Story = {
  parameters: { msw: { handlers: handlers.ok({ getExam: { ...sampleExam, readingTimeMinutes: 0 } }) } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'The reading section has no time set and will be over as soon as it begins.',
      ),
    ).toBeVisible()
  },
}
