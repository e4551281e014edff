import type { ExamDefinition } from '@naru/exam-kit/engine'

/** @returns the URLs of an exam's pictures, unique, in the order in which they are shown */
export const pictureUrls = ({ questions }: ExamDefinition): string[] => [
  ...new Set(
    questions
      .flatMap(({ photo, options }) => [photo, ...options.map((option) => option.photo)])
      .filter((url) => url !== undefined),
  ),
]
