import { handlers, okBodies } from '@naru/api/msw'
import { encodeWav } from '@naru/exam-kit/internal/sound'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Media',
  ...adminPage('/desk/media'),
} satisfies Meta

export const FilesSayWhereTheyAreUsed: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Media library' }))
    await expect(list.getByRole('heading', { name: 'Loading a lorry' })).toBeVisible()
    await expect(list.getByText('Used 2 times')).toBeVisible()
    await expect(list.getByText('Not used')).toBeVisible()
    await expect(canvas.getByText('2 files')).toBeVisible()
    await expect(await canvas.findByText('Your files: 120 of 2000 MB. Your speakers: 3 of 200.')).toBeVisible()
  },
}

/** A file that cannot be used says why, also after Save. */
export const APictureNeedsAnAlternativeTextAndKeepsWhatWasTypedOnARefusal: Story = {
  parameters: answers(
    http.post('/api/desk/media', () =>
      HttpResponse.json({ success: false, message: 'The file is no picture.' }, { status: 400 }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add a file')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    const choose = (name: string, type: string) =>
      userEvent.upload(dialog.getByLabelText(/^File/), new File(['x'], name, { type }), { applyAccept: false })
    await choose('IMG_1.HEIC', 'image/heic')
    await expect(dialog.getByText(/^IMG_1\.HEIC is a photo in Apple’s format HEIC/)).toBeVisible()
    await choose('Plan.pdf', 'application/pdf')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText(/^Plan\.pdf cannot be used/)).toBeVisible()
    await choose('Lorry.png', 'image/png')
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Lorry')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('A picture needs an alternative text.')).toBeVisible()
    await enter(dialog.getByRole('textbox', { name: 'Alternative text' }), 'A lorry.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('The file is no picture.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A lorry.')
  },
}

/** Chooses a sound of one second, 8 kHz and 16 bits, which the browser decodes whatever its type. */
const addClip = async (canvasElement: HTMLElement, seconds: number) => {
  const dialog = await openDialog(canvasElement, 'Add a file')
  const sound = encodeWav([new Int16Array(seconds * 8000)], 8000)
  await userEvent.upload(dialog.getByLabelText(/^File/), new File([sound], 'Voice.mp3', { type: 'audio/mpeg' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

export const ACompressedClipOfAHighBitRateIsUploadedAsWav: Story = {
  play: async ({ canvasElement }) => {
    await addClip(canvasElement, 1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The converted sound has six times the samples.
    const file = btoa(String.fromCharCode(...encodeWav([new Int16Array(48_000)], 48_000)))
    await expect(calls.to('/api/desk/media')).toMatchObject([{ body: { title: 'Voice', file } }])
  },
}

export const AClipThatIsTooLongToConvertSaysSo: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await addClip(canvasElement, 240)
    await expect(await dialog.findByText(/^The recording is too long to be converted\./)).toBeVisible()
  },
}

const ofOthers = {
  ...okBodies.listMedia,
  entries: okBodies.listMedia.entries.map((entry) => ({ ...entry, isMine: false })),
}
const getOthers = http.get('/api/desk/media', () => HttpResponse.json(ofOthers))

/** An editor changes the files of others. A licence is not removed. */
export const AUsedFileSaysWhereAndCannotBeDeleted: Story = {
  parameters: { site: { facts: { role: 'editor' } }, ...answers(getOthers) },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Details of Loading a lorry')
    await leadsTo(dialog, 'Harbour 3, question 7', '/desk/papers/harbour-3')
    // The papers of others have no name here.
    await expect(dialog.getByText('1 paper of somebody else')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await expect(dialog.getByText(/^Papers use this file/)).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Source and licence' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('The source and licence cannot be left empty.')).toBeVisible()
  },
}

export const AnAuthorDoesNotChangeTheFilesOfOthers: Story = {
  parameters: { site: { facts: { role: 'author' } }, ...answers(getOthers) },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Details of Loading a lorry')
    await expect(dialog.getByText('Only its author and editors change this file.')).toBeVisible()
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

const [picture] = okBodies.listMedia.entries
const unused = { ...okBodies.listMedia, entries: [{ ...picture, usedIn: [] }] }

const { licence: _licence, ...withoutLicence } = picture ?? {}
const noLicence = { ...okBodies.listMedia, entries: [withoutLicence] }

/** A file without a licence stays without one. */
export const AFileWithoutALicenceIsSaved: Story = {
  parameters: answers(http.get('/api/desk/media', () => HttpResponse.json(noLicence))),
  play: async ({ canvasElement }) => {
    calls.clear()
    const dialog = await openDialog(canvasElement, 'Details of Loading a lorry')
    await expect(dialog.getByRole('textbox', { name: 'Source and licence' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const sent = () => calls.to(`/api/desk/media/${picture?.name}`)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await expect(sent()[0]?.body).not.toHaveProperty('licence')
  },
}

export const AFileThatSomebodyUsesMeanwhileIsNotDeleted: Story = {
  parameters: answers(
    http.get('/api/desk/media', () => HttpResponse.json(unused)),
    ...handlers.error(['deleteMedia'], { status: 409, message: 'Harbour 4 uses it.' }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Details of Loading a lorry')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this file?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText('Harbour 4 uses it.')).toBeVisible()
  },
}

export const APictureIsCroppedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const details = await openDialog(canvasElement, 'Details of Loading a lorry')
    await userEvent.click(details.getByRole('button', { name: 'Crop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop Loading a lorry' }))
    await expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled()
    dialog.getByRole('button', { name: 'Bottom right corner' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowLeft}')
    await expect(dialog.getByText('949 × 710 pixels')).toBeVisible()
    const left = dialog.getByRole('textbox', { name: 'Left' })
    await userEvent.clear(left)
    await userEvent.type(left, '500')
    await expect(dialog.getByText('Type a number from 0 to 11.')).toBeVisible()
    await userEvent.clear(left)
    await userEvent.type(left, '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const KoreanWordsArePutOverAPicture: Story = {
  // The dialog scrolls, and axe compares what is out of view with the page behind it.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const details = await openDialog(canvasElement, 'Details of Loading a lorry')
    await userEvent.click(details.getByRole('button', { name: 'Add Korean words' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Words on Loading a lorry' }))
    await enter(dialog.getByRole('textbox', { name: 'Korean words' }), '출입 금지')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the words' }))
    const word = await dialog.findByRole('button', { name: 'Move: 출입 금지' })
    word.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(dialog.getByText('467 from the left, 332 from the top')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove: 출입 금지' }))
    await expect(dialog.getByRole('button', { name: 'Save the picture' })).toBeDisabled()
  },
}
