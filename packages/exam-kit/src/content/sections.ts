import type { Paper, PaperSection } from './paper'

type Times = Partial<Pick<Paper, 'sections' | 'readingTimeMinutes' | 'listeningTimeMinutes'>>

/** The sections of a paper: those of its author, or reading and listening. */
export const sectionsOf = ({ sections, readingTimeMinutes = 0, listeningTimeMinutes = 0 }: Times): PaperSection[] =>
  sections ?? [
    { id: 'reading', title: 'Reading', minutes: readingTimeMinutes, navigation: 'free' },
    {
      id: 'listening',
      title: 'Listening',
      minutes: listeningTimeMinutes,
      navigation: 'one-way',
      playback: { plays: 2, answerSeconds: 5, failureSeconds: 30 },
    },
  ]

/** The minutes of all sections without clips (reading) and with clips (listening). */
export const minutesOf = (paper: Times): { reading: number; listening: number } => {
  const sum = (isPlayed: boolean) =>
    sectionsOf(paper)
      .filter(({ playback }) => (playback !== undefined) === isPlayed)
      .reduce((minutes, section) => minutes + section.minutes, 0)
  return { reading: sum(false), listening: sum(true) }
}
