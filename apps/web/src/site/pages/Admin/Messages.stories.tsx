import { handlers, sampleMessagePage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Admin/Messages',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite('/admin/messages'), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('listMessages')

/** A message with a link that answers it, a reported mistake, and one that is done. */
export const ListsMessages: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/the exams are still locked/)).toBeVisible()
    await expect(page.getByText(/nimali@example\.com · 0771234567/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply: Nimali Perera' })).toHaveAttribute(
      'href',
      'mailto:nimali%40example.com?subject=Your%20message%20to%20Naru',
    )
    await expect(page.getByRole('heading', { level: 2, name: 'Mistake in the translation: සිංහල' })).toBeVisible()
    await expect(page.getByText(/· \/pricing$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open again: Arun Kumar' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(recorder.to('/api/admin/messages?page=2')).toHaveLength(1))
  },
}

/** Marked as done, and listed again. */
export const MarksAMessageAsDone: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Done: Nimali Perera' }))
    await waitFor(() =>
      expect(recorder.to('/api/admin/messages/message-3')).toMatchObject([{ body: { isDone: true } }]),
    )
    await waitFor(() => expect(recorder.to('/api/admin/messages?page=1')).toHaveLength(2))
  },
}

/** A change that the server refuses says so beside the message. */
export const RefusedChangeSaysSo: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers.error(['changeMessage'], { status: 404, message: 'There is no such message.' }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Done: Nimali Perera' }))
    await expect(await page.findByText('There is no such message.')).toBeVisible()
  },
}

/** The messages load. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const Refused: Story = { parameters: states.refused, play: saysRefused }
/** No message yet. */
export const NoMessages: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No messages yet.')).toBeVisible()
  },
}

/** Names and texts of any length, on a phone. */
export const HardMessagesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        listMessages: {
          ...sampleMessagePage,
          entries: sampleMessagePage.entries.map((message) => ({
            ...message,
            ...(message.name !== undefined && { name: hardNames.long, email: `${hardNames.long}@example.com` }),
            text: `${hardNames.words}\n\n${hardNames.long}`,
          })),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(hardNames.long))[0]).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
