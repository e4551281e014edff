import { isApiError, type PutTakeRequest, type Take } from '@naru/api'
import { putTakeMutation, takesQuery } from '@naru/api/queries'
import type { ScriptLine, StoredTake, TakeSent, TakeSettings } from '@naru/exam-authoring/recorder'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { toBase64 } from '../parts/toBase64'

/** The request of a take. The server counts what is cut off, the recorder what stays. */
const requestOf = (take: StoredTake, file: string): PutTakeRequest => ({
  paper: take.paper,
  item: take.item,
  part: take.part,
  line: take.line,
  text: take.text,
  speaker: take.speaker,
  file,
  trimStart: take.trimStart,
  trimEnd: Math.max(0, take.seconds - take.trimEnd),
  gain: take.gain,
})

/** Stores a take, and shows it to the pages that list takes. */
async function putTake(queryClient: QueryClient, id: string, take: PutTakeRequest): Promise<void> {
  const saved = await new MutationObserver(queryClient, putTakeMutation(api)).mutate({ id, take })
  queryClient.setQueryData(takesQuery(api, take.paper, take.item).queryKey, (takes = []) => [
    ...takes.filter((each) => each.id !== id),
    saved.take,
  ])
}

/** Makes a take that the server has the one of a line, with settings or (null) as it is. */
export const changeTake = (
  queryClient: QueryClient,
  { id, seconds, speaker, trimStart, trimEnd, gain, paper, item }: Take,
  { part, line, text }: ScriptLine,
  settings: TakeSettings | null,
): Promise<void> => {
  const cut = settings && { trimStart: settings.trimStart, trimEnd: Math.max(0, seconds - settings.trimEnd) }
  const heard = { ...(cut ?? { trimStart, trimEnd }), gain: settings?.gain ?? gain }
  return putTake(queryClient, id, { paper, item, part, line, text, speaker: speaker.id, ...heard })
}

export async function sendTake(queryClient: QueryClient, take: StoredTake): Promise<TakeSent> {
  const file = await toBase64(new Blob([take.wav]))
  try {
    // It is listed before it leaves the device, so that its line never seems to be missing.
    await putTake(queryClient, take.id, requestOf(take, file))
    return { kind: 'saved' }
  } catch (error) {
    const { message } = toFailure(error)
    const status = isApiError(error) && error.status !== undefined && error.status > 0 ? error.status : null
    const lacksFactor = isApiError(error, 'http') && error.serverCode?.startsWith('two_step') === true
    // With a login or two-step verification it is saved.
    return { kind: 'failed', status: lacksFactor ? 401 : status, ...(message !== undefined && { message }) }
  }
}
