import { sampleAdminAdvertisement, samplePicture } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { fitsAPhone, calls, empty, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage, dialogIsGone, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Advertisements',
  ...adminPage('/admin/advertisements'),
} satisfies Meta

const evening = 'Evening classes in Kandy'

const tamil = 'கண்டியில் மாலை வகுப்புகள்'

const png = () =>
  new File([Uint8Array.from(atob(samplePicture), (letter) => letter.charCodeAt(0))], 'day.png', { type: 'image/png' })

/** Shown and withdrawn ones, with their pictures. */
export const ListsAdvertisements: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 2, name: evening })).toBeVisible()
    await expect(page.getAllByText('Shown')).toHaveLength(3)
    await expect(page.getByText('Withdrawn')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show again: Mock exam on Saturday' })).toBeVisible()
  },
}

export const NoAdvertisements = empty('There are no advertisements yet.')

/** Nothing is sent without title and picture, or with an SVG; then title and picture, in base64, after a preview. */
export const AddsAnAdvertisement: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add an advertisement')
    const sent = () => calls.to('/api/admin/advertisements').filter(({ method }) => method === 'POST')
    const picture = dialog.getByLabelText(/^Picture/)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title.')
    await expect(dialog.getByText('Please choose a picture.')).toBeVisible()
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'day.svg', { type: 'image/svg+xml' })
    await userEvent.setup({ applyAccept: false }).upload(picture, svg)
    await expect(await dialog.findByText('The picture must be a PNG, JPEG or WebP file.')).toBeVisible()
    const huge = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'day.png', { type: 'image/png' })
    await userEvent.upload(picture, huge)
    await expect(await dialog.findByText('The picture must not be larger than 2 MB.')).toBeVisible()
    await expect(sent()).toEqual([])
    await enter(dialog.getByLabelText('Title'), 'Open day')
    await userEvent.upload(picture, png())
    await expect(await dialog.findByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(await screen.findByText('Open day is on the home page.')).toBeVisible()
    await expect(sent()).toMatchObject([{ body: { title: 'Open day', image: samplePicture, translations: {} } }])
  },
}

/** Sends a changed title without the picture. */
export const ChangesTheTitle: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Change: ${evening}`)
    await enter(dialog.getByLabelText('Title'), ' and Galle')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(calls.to('/api/admin/advertisements/ad-1')).toMatchObject([
      { method: 'PATCH', body: { title: `${evening} and Galle`, translations: { ta: { title: tamil } } } },
    ])
  },
}

/** Titles in other languages are optional; an emptied one is removed. */
export const TranslatesTheTitle: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, `Change: ${evening}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Title: other languages' }))
    await expect(await dialog.findByLabelText('தமிழ்')).toHaveValue(tamil)
    await userEvent.clear(dialog.getByLabelText('தமிழ்'))
    await enter(dialog.getByLabelText('සිංහල'), ' මහනුවර සවස පන්ති ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    const sent = calls.to('/api/admin/advertisements/ad-1').map(({ body }) => body)
    await expect(sent).toEqual([{ translations: { si: { title: 'මහනුවර සවස පන්ති' } } }])
  },
}

export const DeletingAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const question = await openDialog(canvasElement, `Delete: ${evening}`)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(calls.to('/api/admin/advertisements/ad-1')).toEqual([])
    const again = await openDialog(canvasElement, `Delete: ${evening}`)
    await userEvent.click(again.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(`${evening} was deleted.`)).toBeVisible()
    await expect(calls.to('/api/admin/advertisements/ad-1')).toMatchObject([{ method: 'DELETE', body: undefined }])
  },
}

/** Titles of any length and script, and missing pictures, on a phone. */
export const HardNamesFitAPhone = fitsAPhone(
  {
    listAllAdvertisements: Object.entries(hardNames).map(([id, title]) => ({
      ...sampleAdminAdvertisement,
      id,
      title,
    })),
  },
  ...Object.values(hardNames),
)
