import { requestBodies } from '../../examples'
import type { OperationId, PutTakeRequest } from '../../types'
import type { RequestParts } from '../client'
import { isSuccessOf } from '../document'
import { succeed, type Setup } from '../target'
import { clause, noSuchId, type ContractCase } from './case'

/** A PNG of 32 × 32 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQMAAABJtOi3AAAAA1BMVEUzZpk7I4HSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGNwAAACgAAFhJX1HAAAAAElFTkSuQmCC'

/** A WAV file of half a second at 16 kHz: its header and its first two samples of 16 bits, which are silent. */
const SOUND = 'UklGRqQ+AABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YYA+AAAAAAAA'

/** Half a second of a tone. */
function tone(frequency: number): string {
  const samples = Int16Array.from({ length: 7998 }, (_, i) => 3000 * Math.sin((2 * Math.PI * frequency * i) / 16_000))
  return SOUND + btoa(String.fromCharCode(...new Uint8Array(samples.buffer)))
}

const newTakeId = () => crypto.randomUUID()

/** An author with a picture of the library, a speaker, a paper, and a take of it. */
const prepare = async (setup: Setup) => {
  const author = await setup.member('author')
  const paper = `paper-${crypto.randomUUID()}`
  await succeed(author, 'createPaper', { body: { id: paper, topic: 'Harbour' } })
  const { media } = await succeed(author, 'addMedia', {
    body: { title: 'A square', alt: 'A blue square.', file: PICTURE },
  })
  const { speaker } = await succeed(author, 'addSpeaker', { body: requestBodies.addSpeaker })
  const take: PutTakeRequest = {
    ...requestBodies.putTake,
    paper,
    speaker: speaker.id,
    file: tone(400),
    trimStart: 0,
    trimEnd: 0,
  }
  const id = newTakeId()
  await succeed(author, 'putTake', { path: { id }, body: take })
  return { author, paper, picture: media.name, take: { id, body: take } }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const authorsCase = (
  operation: OperationId,
  title: string,
  requestOf: (prepared: Prepared) => RequestParts | Promise<RequestParts>,
  { status = 200, ...more }: { status?: number } & Pick<ContractCase, 'expects'> = {},
): ContractCase =>
  clause(
    operation,
    status,
    title,
    async (setup) => {
      const prepared = await prepare(setup)
      return { ...prepared.author, prepared }
    },
    ({ prepared }) => requestOf(prepared),
    more,
  )

const crop = { left: 0, top: 0, width: 16, height: 20 }

export const deskMediaCases: ContractCase[] = [
  authorsCase('addMedia', 'adds a picture', () => ({ body: requestBodies.addMedia })),
  authorsCase('changeMedia', 'changes an entry', ({ picture }) => ({ path: { id: picture }, body: { title: 'Blue' } })),
  authorsCase('cropMedia', 'cuts a part out', ({ picture }) => ({ path: { id: picture }, body: crop }), {
    expects: (body) => isSuccessOf('cropMedia', body) && body.media.width === 16 && body.media.height === 20,
  }),
  authorsCase('deleteMedia', 'removes an entry', async ({ author, picture }) => {
    const { media } = await succeed(author, 'cropMedia', { path: { id: picture }, body: { ...crop, left: 1 } })
    return { path: { id: media.name } }
  }),
  authorsCase(
    'deleteMedia',
    'refuses to remove what a paper uses',
    async ({ author, paper, picture }) => {
      const { media } = await succeed(author, 'cropMedia', { path: { id: picture }, body: { ...crop, left: 2 } })
      const body = { revision: 1, draft: { topic: 'Harbour', photo: media.name }, tab: 't-1' }
      await succeed(author, 'savePaper', { path: { id: paper }, body })
      return { path: { id: media.name } }
    },
    { status: 409 },
  ),
  authorsCase('outlineText', 'outlines Korean text', () => ({ body: requestBodies.outlineText }), {
    expects: (body) => isSuccessOf('outlineText', body) && body.path !== '' && body.width > 0,
  }),
  authorsCase('addSpeaker', 'adds a speaker', () => ({ body: requestBodies.addSpeaker })),
  authorsCase(
    'putTake',
    'stores a take again as the same one',
    ({ take }) => ({ path: { id: take.id }, body: take.body }),
    {
      expects: (body) => isSuccessOf('putTake', body) && body.take.seconds === 0.5,
    },
  ),
  authorsCase(
    'putTake',
    'refuses another recording under the same id',
    ({ take }) => ({ path: { id: take.id }, body: { ...take.body, file: tone(500) } }),
    { status: 409 },
  ),
  authorsCase('deleteTake', 'deletes a take', ({ take }) => ({ path: { id: take.id } })),
  authorsCase('listTakes', 'returns the takes of a paper', ({ paper }) => ({ path: { id: paper } }), {
    expects: (body) => isSuccessOf('listTakes', body) && body.length === 1,
  }),
  authorsCase(
    'assembleClip',
    'assembles a clip',
    ({ paper, take }) => ({ body: { paper, item: take.body.item, takes: [take.id] } }),
    {
      expects: (body) => isSuccessOf('assembleClip', body) && Math.abs(body.loudness + 19) <= 0.5 && body.peak <= -3,
    },
  ),
  authorsCase(
    'assembleClip',
    'refuses a take that is not stored',
    ({ paper }) => ({ body: { paper, item: 'q-1', takes: [newTakeId()] } }),
    { status: 404 },
  ),
  authorsCase(
    'assembleClip',
    'refuses an unknown paper',
    ({ take }) => ({ body: { paper: noSuchId, item: 'q-1', takes: [take.id] } }),
    { status: 404 },
  ),
]
