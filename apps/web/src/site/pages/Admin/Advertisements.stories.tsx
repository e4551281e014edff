import { handlers, sampleAdminAdvertisement, samplePicture } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, dialogIsGone, openDialog, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Admin/Advertisements',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite('/admin/advertisements'), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('listAllAdvertisements')
const evening = 'Evening classes in Kandy'

const png = () =>
  new File([Uint8Array.from(atob(samplePicture), (letter) => letter.charCodeAt(0))], 'day.png', { type: 'image/png' })

/** Shown and withdrawn ones, with their pictures. */
export const ListsAdvertisements: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 2, name: evening })).toBeVisible()
    await expect(page.getAllByText('Shown')).toHaveLength(3)
    await expect(page.getByText('Withdrawn')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show again: Mock exam on Saturday' })).toBeVisible()
  },
}

/** The list loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** None yet. */
export const NoAdvertisements: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There are no advertisements yet.')).toBeVisible()
  },
}
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }

/** Sends the title and the picture in base64, after a preview. */
export const AddsAnAdvertisement: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add an advertisement')
    await userEvent.type(dialog.getByLabelText('Title'), 'Open day')
    await userEvent.upload(dialog.getByLabelText(/^Picture/), png())
    await expect(await dialog.findByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(await screen.findByText('Open day is on the home page.')).toBeVisible()
    await expect(recorder.to('/api/admin/advertisements').filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { title: 'Open day', image: samplePicture } },
    ])
  },
}

/** Sends nothing without title and picture, or with an SVG. */
export const ErrorsAreShownAtTheirFields: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add an advertisement')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title.')
    await expect(dialog.getByText('Please choose a picture.')).toBeVisible()
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'day.svg', { type: 'image/svg+xml' })
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText(/^Picture/), svg)
    await expect(await dialog.findByText('The picture must be a PNG, JPEG or WebP file.')).toBeVisible()
    const huge = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'day.png', { type: 'image/png' })
    await userEvent.upload(dialog.getByLabelText(/^Picture/), huge)
    await expect(await dialog.findByText('The picture must not be larger than 2 MB.')).toBeVisible()
    await expect(recorder.to('/api/admin/advertisements').filter(({ method }) => method === 'POST')).toEqual([])
  },
}

/** Sends a changed title without the picture. */
export const ChangesTheTitle: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Change: ${evening}`)
    await userEvent.type(dialog.getByLabelText('Title'), ' and Galle')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(recorder.to('/api/admin/advertisements/ad-1')).toMatchObject([
      { method: 'PATCH', body: { title: `${evening} and Galle` } },
    ])
  },
}

/** Deleting asks first; cancelling deletes nothing. */
export const DeletingAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const question = await openDialog(canvasElement, `Delete: ${evening}`)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(recorder.to('/api/admin/advertisements/ad-1')).toEqual([])
    const again = await openDialog(canvasElement, `Delete: ${evening}`)
    await userEvent.click(again.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(`${evening} was deleted.`)).toBeVisible()
    await expect(recorder.to('/api/admin/advertisements/ad-1')).toMatchObject([{ method: 'DELETE', body: undefined }])
  },
}

/** A rejected withdrawal reverts. */
export const RefusedWithdrawalReverts: Story = {
  parameters: {
    msw: {
      handlers: [...handlers.error(['changeAdvertisement'], { status: 404, message: 'Gone.' }), ...handlers.ok()],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: `Withdraw: ${evening}` }))
    await expect(await page.findByText('Gone.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Withdraw: ${evening}` })).toBeVisible()
  },
}

/** Titles of any length and script, and missing pictures, on a phone. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        listAllAdvertisements: Object.entries(hardNames).map(([id, title]) => ({
          ...sampleAdminAdvertisement,
          id,
          title,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    for (const name of Object.values(hardNames)) {
      await expect(await within(canvasElement).findByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(fitsTheScreen()).toBe(true)
  },
}
