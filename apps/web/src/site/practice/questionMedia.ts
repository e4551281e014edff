import type { Question } from '@naru/api'
import { mediaUrl } from '../../shared/attempt/mediaUrl'

/** @returns the URLs of the clips and pictures of questions, each once, in their order */
export function questionMedia(questions: readonly Pick<Question, 'audio' | 'questionPhoto' | 'answers'>[]): string[] {
  const paths = questions.flatMap(({ audio, questionPhoto, answers }) => [
    audio,
    questionPhoto,
    ...answers.map(({ photo }) => photo),
  ])
  return [...new Set(paths.flatMap((path) => (path ? [mediaUrl(path)] : [])))]
}
