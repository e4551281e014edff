import type { Practice, PracticeCard } from '@naru/api'
import { mediaUrl } from '../../shared/attempt/mediaUrl'

/** @returns the URLs of the clips and pictures of a pack, each once, in the order of its cards */
export function packMedia({ cards }: Pick<Practice, 'cards'>): string[] {
  const ofCard = ({ question: { audio, questionPhoto, answers } }: PracticeCard) => [
    audio,
    questionPhoto,
    ...answers.map(({ photo }) => photo),
  ]
  return [...new Set(cards.flatMap(ofCard).flatMap((path) => (path ? [mediaUrl(path)] : [])))]
}
