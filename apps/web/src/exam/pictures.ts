import type { ExamDefinition } from '@naru/exam-kit/engine'

/** @returns the addresses of an exam's pictures, in the order in which they are seen, each once */
export const pictureUrls = ({ questions }: ExamDefinition): string[] => [
  ...new Set(
    questions
      .flatMap(({ photo, options }) => [photo, ...options.map((option) => option.photo)])
      .filter((url) => url !== undefined),
  ),
]

/**
 * Fetches pictures ahead, one after the other, so that the line stays free for what is on screen. The browser keeps them: their names
 * change with their content. Never rejects.
 *
 * @param urls their addresses, the one that is seen first first
 */
export async function fetchPictures(urls: readonly string[]): Promise<void> {
  for (const src of urls) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await new Promise((done) => {
      Object.assign(new Image(), { fetchPriority: 'low', onload: done, onerror: done, src })
    })
  }
}
