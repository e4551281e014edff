import type { ExamContent, ExamSection } from './content'

/** The sections of an exam: those of its author, or reading and listening. */
export const sectionsOf = ({
  sections,
  readingTimeMinutes,
  listeningTimeMinutes,
}: Pick<ExamContent, 'sections' | 'readingTimeMinutes' | 'listeningTimeMinutes'>): ExamSection[] =>
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
