import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs } from '../../../../scripts/browser.mjs'
import { toneWav } from './wav'

const fakeDevice = '--use-fake-device-for-media-stream'

/** Arguments of Chromium with a fake microphone that may not be used. */
export const deniedMicrophone = [...chromiumArgs, fakeDevice, '--use-fake-ui-for-media-stream=deny']

/** Fixtures of a browser with a fake microphone, which plays a tone like speech; for `test.use`. */
export const microphone = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'naru-microphone-'))
    const spoken = join(folder, 'spoken.wav')
    writeFileSync(spoken, toneWav([0.3, 1.4, 0.5]))
    const args = [
      ...chromiumArgs,
      fakeDevice,
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${spoken}`,
    ]
    await use({ ...launchOptions, args })
    rmSync(folder, { recursive: true, force: true })
  },
}
