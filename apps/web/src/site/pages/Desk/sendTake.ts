import { isApiError, putTakeMutation, takesQuery, type PutTakeRequest } from '@naru/api'
import type { StoredTake, TakeSent } from '@naru/exam-kit/recorder'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { toBase64 } from '../../parts/toBase64'

/** The request of a take. The server counts what is cut off, the recorder what stays. */
export const requestOf = (take: StoredTake, file: string): PutTakeRequest => ({
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

/** Sends a take. */
export async function sendTake(queryClient: QueryClient, take: StoredTake): Promise<TakeSent> {
  const file = await toBase64(new Blob([take.wav]))
  try {
    const put = new MutationObserver(queryClient, putTakeMutation(api))
    const saved = await put.mutate({ id: take.id, take: requestOf(take, file) })
    // Before the take leaves the device, so that its line never seems to be missing.
    queryClient.setQueryData(takesQuery(api, take.paper, take.item).queryKey, (takes = []) => [
      ...takes.filter(({ id }) => id !== take.id),
      saved.take,
    ])
    return { kind: 'saved' }
  } catch (error) {
    const { message } = toFailure(error)
    const status = isApiError(error) && error.status !== undefined && error.status > 0 ? error.status : null
    const lacksFactor = isApiError(error, 'http') && error.serverCode?.startsWith('second_factor') === true
    // With a login or a second factor it is saved.
    return { kind: 'failed', status: lacksFactor ? 401 : status, ...(message !== undefined && { message }) }
  }
}
