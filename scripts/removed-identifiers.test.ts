import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const thisFile = 'scripts/removed-identifiers.test.ts'

/** Identifiers that were renamed to standard terms; docs/glossary.md has the words in use. */
const removed = [
  'answersAhead',
  'askAhead',
  'attemptKeeper',
  'createPaperSession',
  'createRecordingSession',
  'fetchAhead',
  'foreignCopy',
  'gathererByHand',
  'holdAnswers',
  'honestClock',
  'isWanted',
  'keepAttempt',
  'keptOutcomes',
  'lazily',
  'leadOn',
  'Mirror',
  'onceFor',
  'pageStands',
  'PaperSession',
  'PaperSessionState',
  'patience',
  'recordingSession',
  'RecordingSession',
  'RecordingSnapshot',
  'resultKeeper',
  'secretOfTheHouse',
  'snapshotTaker',
  'standingOf',
  'takeAhead',
  'takeOver',
  'tellThatPageStands',
  'useAsked',
  'useFetchAhead',
  'usePaperSession',
  'usePaperState',
  'usePlace',
  'whileAway',
  'wordError',
]

/** Whole-word occurrences in code and Markdown, tracked or new, as file:line:text. */
function find(identifiers: readonly string[]): string[] {
  const patterns = identifiers.flatMap((identifier) => ['-e', identifier])
  const paths = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.html', '*.md', ':!.changeset', `:!${thisFile}`]
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['grep', '--untracked', '--line-number', '--word-regexp', '--fixed-strings', ...patterns, '--', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  )
  // git grep exits with 1 if nothing matches.
  if (status !== 0 && status !== 1) throw new Error(stderr)
  return stdout.split('\n').filter((line) => line !== '')
}

test('no removed identifier is in use', () => {
  expect(find(removed)).toEqual([])
})

test('an identifier in use is found with file and line', () => {
  expect(find(['findChromium'])).toContainEqual(
    expect.stringMatching(/^scripts\/browser\.mjs:\d+:export async function/),
  )
})
