import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import type { runAdmin } from '../../commands/admin'
import type { TestServer } from './test-server'

/** Runs a command of the operator, called `npm run it --`, on the server's data. @returns its lines, or the message of its failure */
export const runCommand = async (
  { context: { database, mediaFolder, now } }: TestServer,
  run: typeof runAdmin,
  ...args: string[]
): Promise<string[] | string> => {
  const lines: string[] = []
  try {
    await run({
      args,
      environment: { DATA_DIR: dirname(mediaFolder) },
      program: 'npm run it --',
      folder: tmpdir(),
      now,
      print: (line) => void lines.push(line),
      openDatabase: () =>
        Promise.resolve({
          database,
          isEmbedded: true,
          isLeader: () => Promise.resolve(true),
          close: () => Promise.resolve(),
        }),
    })
    return lines
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : 'failed'
  }
}
