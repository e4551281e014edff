import { useEffect, useRef, useState } from 'react'
import { waveformOf } from '../sound'

/** Why nothing can be recorded: not allowed, no microphone (or another app has it), or a browser or page that cannot. */
export type RecordingFailure = 'denied' | 'none' | 'unsupported'

/** A recording of the learner, which is only in this page. */
export type OwnVoice =
  | { readonly is: 'none' | 'opening' | 'recording' }
  | { readonly is: 'recorded'; readonly voice: Blob; readonly url: string }
  | { readonly is: 'failed'; readonly why: RecordingFailure }

const failures: Readonly<Record<string, RecordingFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'none',
  AbortError: 'none',
}

/** @returns why the browser refused the microphone */
export const failureOf = (error: unknown): RecordingFailure =>
  (error instanceof DOMException ? failures[error.name] : undefined) ?? 'unsupported'

/** Records the microphone until `stop`. @throws what the browser throws */
async function record() {
  // The types do not know of pages without https.
  if (!('mediaDevices' in navigator)) throw new Error('no secure page')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const recorder = new MediaRecorder(stream)
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const voice = new Promise<Blob>((resolve) => {
      recorder.addEventListener('stop', () => {
        close()
        resolve(new Blob(parts, { type: recorder.mimeType }))
      })
    })
    recorder.start()
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
    return { voice, stop }
  } catch (error) {
    close()
    throw error
  }
}

/** Records the learner while the component is mounted; nothing is stored. */
export function useOwnVoice() {
  const [state, setState] = useState<OwnVoice>({ is: 'none' })
  const running = useRef<() => void>(undefined)
  const isLeft = useRef(false)
  const url = state.is === 'recorded' ? state.url : undefined
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      running.current?.()
    }
  }, [])
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url])

  /** @param seconds after which it ends @param onBegin called when the microphone is open */
  const start = async (seconds: number, onBegin: () => void) => {
    setState({ is: 'opening' })
    try {
      const { voice, stop } = await record()
      if (isLeft.current) {
        stop()
        return
      }
      const end = setTimeout(stop, seconds * 1000)
      running.current = stop
      setState({ is: 'recording' })
      onBegin()
      const recorded = await voice
      clearTimeout(end)
      if (!isLeft.current) setState({ is: 'recorded', voice: recorded, url: URL.createObjectURL(recorded) })
    } catch (error) {
      setState({ is: 'failed', why: failureOf(error) })
    }
  }
  return { state, start, stop: () => running.current?.() }
}

/** How loud a sound is from its start to its end. */
export interface Loudness {
  /** Its length. */
  readonly seconds: number
  /** From 0 to 1, in equal steps. */
  readonly levels: readonly number[]
}

const levelsPerSecond = 20
/** More make a long turn a thicket on a phone. */
const mostLevels = 60

/** @returns the loudness of a file, or of a part of it, the loudest step being 1. @throws if the browser cannot read the file */
export async function loudnessCurve(file: Blob, { start, end }: { start: number; end?: number }): Promise<Loudness> {
  const sound = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(await file.arrayBuffer())
  const at = (seconds: number) => Math.round(seconds * sound.sampleRate)
  const samples = sound.getChannelData(0).slice(at(start), end === undefined ? undefined : at(end))
  const seconds = samples.length / sound.sampleRate
  const peaks = waveformOf(samples, Math.min(mostLevels, Math.max(2, Math.round(seconds * levelsPerSecond))))
  const most = Math.max(...peaks)
  return { seconds, levels: peaks.map((peak) => (most === 0 ? 0 : Math.sqrt(peak / most))) }
}
