import type { Take } from '@naru/api'
import type { RecorderLine, TakeQueueState } from '@naru/exam-authoring/recorder'
import { matchTakes, type ScriptLine, type Speaker } from '@naru/exam-authoring/recorder/rules'

export interface RecordedQuestion {
  paper: string
  item: string
}

export interface LineState {
  status: RecorderLine['status']
  /** The one that the server has. */
  take: Take | undefined
  /** Id of who spoke it. */
  speaker: string | undefined
}

/** @returns where each line stands: by what is on this device, else by what the server has. A take of its text comes before one of its position. */
export function lineStates(
  lines: readonly ScriptLine[],
  { paper, item }: RecordedQuestion,
  queued: TakeQueueState,
  takes: readonly Take[],
): LineState[] {
  const own = queued.takes.filter((take) => take.paper === paper && take.item === item)
  const onDevice = matchTakes(lines, own)
  const sent = matchTakes(
    lines,
    takes.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  )
  return lines.map((_line, at) => {
    const [here, there] = [onDevice[at], sent[at]]
    const isNewer = here !== undefined && (here.isSameText || there?.isSameText !== true)
    const status = here?.take.status === 'waiting' && queued.isSending ? 'sending' : here?.take.status
    const ofServer = there === undefined ? 'missing' : there.isSameText ? 'sent' : 'changed'
    return {
      status: isNewer && status !== undefined ? status : ofServer,
      take: there?.take,
      speaker: here?.take.speaker ?? there?.take.speaker.id,
    }
  })
}

/** @returns who spoke the lines of each voice last, on this device or by the takes that the server has. @param known who has agreed */
export const speakersOf = (
  lines: readonly ScriptLine[],
  states: readonly LineState[],
  known: readonly Speaker[],
): Map<string, Speaker> =>
  new Map(
    lines.flatMap(({ voice }, at) => {
      const state = states[at]
      const speaker = known.find(({ id }) => id === state?.speaker) ?? state?.take?.speaker
      return speaker === undefined ? [] : [[voice, speaker] as const]
    }),
  )
