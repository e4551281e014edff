import type { ScriptLine } from './ports'
import { isSameLine, type TakeAddress } from './takes'

/** Where a take is and what it says. */
type Recorded = Pick<TakeAddress, 'part' | 'line' | 'text'>

export interface MatchedTake<Take> {
  readonly take: Take
  /** Whether it says the text of the line. */
  readonly isSameText: boolean
}

/**
 * Finds the take of each line: the one that says its text, wherever the line was when it was recorded; else the one that was recorded at its position.
 * No take is that of two lines.
 *
 * @param takes of one question, the oldest first
 * @returns in the order of the lines; undefined for a line without a take
 */
export function matchTakes<Take extends Recorded>(
  lines: readonly ScriptLine[],
  takes: readonly Take[],
): (MatchedTake<Take> | undefined)[] {
  const keyOf = ({ part, line, text }: Recorded) => `${part} ${line} ${text}`
  const newest = new Map(takes.map((take) => [keyOf(take), take]))
  const left = new Set(takes.filter((take) => newest.get(keyOf(take)) === take).toReversed())
  const matched = new Map<ScriptLine, MatchedTake<Take>>()
  const match = (isOf: (take: Take, line: ScriptLine) => boolean) => {
    for (const line of lines) {
      if (matched.has(line)) continue
      const take = [...left].find((each) => isOf(each, line))
      if (take === undefined) continue
      matched.set(line, { take, isSameText: take.text === line.text })
      left.delete(take)
    }
  }
  match((take, line) => isSameLine(take, line) && take.text === line.text)
  match((take, line) => take.part === line.part && take.text === line.text)
  match(isSameLine)
  return lines.map((line) => matched.get(line))
}
