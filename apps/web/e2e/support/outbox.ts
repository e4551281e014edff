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

/** Subjects of mails with a code. */
const subjects = { verify: 'Your Naru verification code', reset: 'Your Naru password reset code' } as const

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
export async function readCode(baseURL: string, purpose: keyof typeof subjects, to: string): Promise<string> {
  const port = Number(new URL(baseURL).port)
  const find = () =>
    mailsOf(port)
      .filter((mail) => mail.includes(`To: ${to}\n`) && mail.includes(`Subject: ${subjects[purpose]}\n`))
      .at(-1)
      ?.match(/ is (\d{6})\./)?.[1] ?? ''
  await expect.poll(find).toMatch(/^\d{6}$/)
  return find()
}
