import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * The temporary folder of the server on a port. A server without a data folder writes its mails below it and removes them when it stops.
 *
 * @param port the server's
 */
export function temporaryFolder(port: number): string {
  return join(tmpdir(), `naru-e2e-${port}`)
}

/** The pages that mails with a code link to; a mail may be in any language. */
const pages = { verify: '/email-verify', reset: '/reset-password' } as const

function mailsOf(port: number): string[] {
  return readdirSync(temporaryFolder(port), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(temporaryFolder(port), name), 'utf8').replaceAll('=\n', ''))
}

/**
 * Waits for a mail and reads the code in it.
 *
 * @param baseURL of the server that sends it
 * @param purpose what the code is for
 * @param to the recipient; unique per test, so mails of earlier runs do not match
 * @returns the six digits of the newest such mail
 */
export async function readCode(baseURL: string, purpose: keyof typeof pages, to: string): Promise<string> {
  const port = Number(new URL(baseURL).port)
  const find = () =>
    mailsOf(port)
      .filter((mail) => mail.includes(`To: ${to}\n`) && mail.includes(pages[purpose]))
      .map((mail) => / (\d{6})[. ]/.exec(mail.slice(mail.indexOf('\n\n')))?.[1])
      .findLast((code) => code !== undefined) ?? ''
  await expect.poll(find).toMatch(/^\d{6}$/)
  return find()
}
