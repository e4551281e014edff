import { handlers, sampleMessagePage } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, calls, empty, enter, fitsAPhone, serverAnswers } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Messages',
  ...adminPage('/admin/messages'),
} satisfies Meta

/** A message that can be answered, a reported mistake, and one with its answer. One is marked as done; there are pages. */
export const ListsMessages: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/the exams are still locked/)).toBeVisible()
    await expect(page.getByText(/nimali@example\.com · 0771234567 · Writes in සිංහල/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Mistake in a text: සිංහල' })).toBeVisible()
    await expect(page.getByText(/· \/pricing · plans\.buy$/)).toBeVisible()
    await expect(page.getByText(/^Answered by Saman Jayasuriya, 28 Feb 2026/)).toBeVisible()
    await expect(page.getByText('We have changed it. Please log in with the new address.')).toBeVisible()
    await expect(page.getAllByRole('button', { name: /^Answer:/ })).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Open again: Arun Kumar' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Done: Nimali Perera' }))
    await waitFor(() => expect(calls.to('/api/admin/messages/message-3')).toMatchObject([{ body: { isDone: true } }]))
    await waitFor(() => expect(calls.to('/api/admin/messages?page=1')).toHaveLength(2))
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(calls.to('/api/admin/messages?page=2')).toHaveLength(1))
    await userEvent.click(page.getByRole('radio', { name: 'Open' }))
    await waitFor(() => expect(calls.to('/api/admin/messages?page=1&state=open')).toHaveLength(1))
  },
}

/** The answer is sent once; a refusal stays in the dialog, and reads the messages again. */
export const AMessageIsAnswered: Story = {
  parameters: answers(
    ...handlers.error(['answerMessage'], { status: 409, message: 'This message is answered already.' }),
  ),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Answer: Nimali Perera' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Nimali Perera' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog.getByText('Write an answer.')).toBeVisible()
    await enter(dialog.getByRole('textbox', { name: 'Your answer' }), 'Your plan is active now.')
    await userEvent.click(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('This message is answered already.')).toBeVisible()
    await waitFor(() => expect(calls.to('/api/admin/messages?page=1')).toHaveLength(2))
    serverAnswers()
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('The answer to Nimali Perera is on its way.')).toBeVisible()
    await expect(calls.to('/api/admin/messages/message-3/answer').at(-1)).toMatchObject({
      body: { text: 'Your plan is active now.' },
    })
  },
}

export const NoMessages = empty('No messages yet.')

/** Names and texts of any length, on a phone. */
export const HardMessagesFitAPhone = fitsAPhone(
  {
    listMessages: {
      ...sampleMessagePage,
      entries: sampleMessagePage.entries.map((message) => ({
        ...message,
        ...(message.name !== undefined && { name: hardNames.long, email: `${hardNames.long}@example.com` }),
        text: `${hardNames.words}\n\n${hardNames.long}`,
      })),
    },
  },
  hardNames.long,
)
