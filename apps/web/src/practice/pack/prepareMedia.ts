import type { Question } from '@naru/api'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'
import { fileOf } from '../../words/withMedia'
import { deviceStore } from '../answers/deviceRecord'
import { packStore } from './packStore'
import { savedRun } from '../run/savedRun'

/** Fetches the media of the questions and words on this device: today's, and those of the runs that it has begun. Removes all others. */
export async function prepareMedia(ownerId: string): Promise<void> {
  const pack = await packStore.find(ownerId)
  const begun = (['today', 'drill'] as const).flatMap(
    (name) => savedRun(deviceStore, ownerId, name).find()?.items ?? [],
  )
  const asked = begun.flatMap((item) => (item.kind === 'word' ? [] : item))
  const questions = [...(pack?.cards ?? []), ...asked].map(({ question }) => question)
  const words = [...(pack?.words ?? []), ...begun.flatMap((item) => (item.kind === 'word' ? item.card : []))]
  await packStore.prepare(ownerId, [
    ...questionMedia(questions),
    ...new Set(words.flatMap(({ word }) => (word.audio === undefined ? [] : fileOf(mediaUrl(word.audio))))),
  ])
}

/** @returns the URLs of the clips and pictures of questions, each once, in their order */
export function questionMedia(questions: readonly Pick<Question, 'audio' | 'questionPhoto' | 'answers'>[]): string[] {
  const paths = questions.flatMap(({ audio, questionPhoto, answers }) => [
    audio,
    questionPhoto,
    ...answers.map(({ photo }) => photo),
  ])
  return [...new Set(paths.flatMap((path) => (path ? [mediaUrl(path)] : [])))]
}
