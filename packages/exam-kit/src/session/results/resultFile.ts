import type { ResultRequest } from '../../engine'

/** A result as a file that the candidate can download and hand in. */
export interface ResultFile {
  /** For example 'naru-result-mock-1-2025-05-07T08-00-00Z.json'. */
  readonly name: string
  /** JSON, indented. */
  readonly text: string
}

/** Creates the download of a result that the server has not saved. */
export function resultFile(result: ResultRequest): ResultFile {
  const safe = (text: string) => text.replace(/[^\p{L}\p{N}_-]+/gu, '-')
  const startTime = result.startTime.replace(/\.\d+Z$/, 'Z')
  return {
    name: `naru-result-${safe(result.examId)}-${safe(startTime)}.json`,
    text: `${JSON.stringify(result, null, 2)}\n`,
  }
}
