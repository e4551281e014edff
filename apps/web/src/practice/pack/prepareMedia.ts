import type { Question } from '@naru/api'
import { mediaUrl } from '@naru/app-shell/attempt/mediaUrl'
import { deviceStore } from '../answers/deviceRecord'
import { packStore } from './packStore'
import { savedDrill } from '../run/savedDrill'

/** Fetches the media of the questions on this device: today's, and those of the latest drill. Removes all others. */
export async function prepareMedia(ownerId: string): Promise<void> {
  const pack = await packStore.find(ownerId)
  const drill = savedDrill(deviceStore, ownerId).find()
  const questions = [...(pack?.cards ?? []), ...(drill?.questions ?? [])].map(({ question }) => question)
  await packStore.prepare(ownerId, questionMedia(questions))
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
