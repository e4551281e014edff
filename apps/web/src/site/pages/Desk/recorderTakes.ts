import type { Take } from '@naru/api'
import type { RecorderLine, TakeQueueState } from '@naru/exam-kit/recorder'
import { isSameLine, type ScriptLine, type Speaker } from '@naru/exam-kit/recorder/rules'

/** @returns the newest take that the server has of a line */
export const newestTake = (takes: readonly Take[], line: ScriptLine): Take | undefined =>
  takes
    .filter((take) => isSameLine(take, line))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .at(-1)

/** @returns where a line stands: by what is on this device, else by what the server has */
export function statusOf(
  line: ScriptLine,
  item: string,
  queued: TakeQueueState,
  takes: readonly Take[],
): RecorderLine['status'] {
  const onDevice = queued.takes.findLast((take) => take.item === item && isSameLine(take, line))
  if (onDevice !== undefined) return onDevice.status === 'waiting' && queued.isSending ? 'sending' : onDevice.status
  const sent = newestTake(takes, line)
  if (sent === undefined) return 'missing'
  return sent.text === line.text ? 'sent' : 'changed'
}

/** @returns who spoke the lines of each voice last, by the takes that the server has */
export function speakersOf(lines: readonly ScriptLine[], takes: readonly Take[]): Map<string, Speaker> {
  return new Map(
    lines.flatMap((line) => {
      const take = newestTake(takes, line)
      return take === undefined ? [] : [[line.voice, take.speaker] as const]
    }),
  )
}
