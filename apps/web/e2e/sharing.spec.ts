import { expect, test } from '@playwright/test'
import { callAs, newAccount } from '@naru/app-shell/e2e/account'
import { submitEmptyAttempt } from './support/result'

/** What the stand-in for the device's sheet was given. */
interface Shared {
  text: string
  files: { name: string; type: string; width: number; height: number; ink: number }[]
}

test('a result is shared as a picture, with the name only once that is chosen', async ({ browser }, testInfo) => {
  const baseURL = testInfo.project.use.baseURL ?? ''
  const { state } = await newAccount(baseURL)
  const call = await callAs(baseURL, state)
  const attemptId = await submitEmptyAttempt(call)
  await call.dispose()

  const context = await browser.newContext({ baseURL, storageState: state, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const shared: Shared[] = []
  await page.exposeFunction('onShared', (data: Shared) => void shared.push(data))
  await page.addInitScript(() => {
    const look = async (file: File) => {
      const bitmap = await createImageBitmap(file)
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0))
      return {
        name: file.name,
        type: file.type,
        width,
        height,
        ink: pixels.filter((pixel) => pixel !== pixels.at(-1)).length,
      }
    }
    navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === 'image/png')
    navigator.share = async ({ text = '', files = [] } = {}) => {
      const report: unknown = Reflect.get(window, 'onShared')
      if (typeof report === 'function') report({ text, files: await Promise.all(files.map(look)) })
    }
  })
  await page.goto(`/myresult/${attemptId}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your result' })
  const send = dialog.getByRole('button', { name: 'Share' })
  await send.click()
  await expect.poll(() => shared.length).toBe(1)
  await dialog.getByText('Show my name').click()
  await send.click()
  await expect.poll(() => shared.length).toBe(2)

  const [plain, named] = shared
  for (const sent of [plain, named]) {
    expect(sent?.text).toBe(
      `EPS-TOPIK Mini Practice: 0 / 50 marks (0%). Practise for EPS-TOPIK with me: ${new URL('/', baseURL).href}`,
    )
    expect(sent?.files).toEqual([
      expect.objectContaining({ name: 'naru-result.png', type: 'image/png', width: 1080, height: 1080 }),
    ])
  }
  const inkOf = (sent: Shared | undefined) => sent?.files[0]?.ink ?? 0
  expect(inkOf(plain)).toBeGreaterThan(0)
  expect(inkOf(named)).toBeGreaterThan(inkOf(plain))
})
