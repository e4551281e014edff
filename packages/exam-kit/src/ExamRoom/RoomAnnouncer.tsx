import { useLayoutEffect, useState } from 'react'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { announcedSoFar, nextAnnouncement } from '../engine/announcements'
import type { ExamNotice, ExamSession, ExamSnapshot, SaveState } from '../session'
import { useExamText, type ExamText } from '../text'
import type { SessionProps } from './question/RoomQuestion'

/**
 * Announces the running attempt to screen readers: time left, a worse save state and new notices. Delays announcements while a clip plays.
 * The player itself announces the opening of the answer window.
 */
export function RoomAnnouncer({ session }: SessionProps) {
  const t = useExamText()
  const [said, setSaid] = useState({ count: 0, words: '' })

  // Before the first paint, so that no later change is missed.
  useLayoutEffect(
    () => followSession(session, t, (words) => setSaid(({ count }) => ({ count: count + 1, words }))),
    [session, t],
  )

  return (
    <VisuallyHidden as="div" role="status">
      {/* A new element each time, so that equal announcements are repeated. */}
      {said.count > 0 && <span key={said.count}>{said.words}</span>}
    </VisuallyHidden>
  )
}

function followSession(session: ExamSession, text: ExamText, say: (words: string) => void): () => void {
  const first = session.getSnapshot()
  let announced = announcedSoFar(first)
  let safety = first.saveState
  let notices: ReadonlySet<ExamNotice> = first.notices

  return session.subscribe(() => {
    const snapshot = session.getSnapshot()
    // After the finish the dialogs and the results announce themselves.
    if (isPlaying(snapshot) || snapshot.state.phase === 'finished') return
    const words: string[] = []
    const next = nextAnnouncement(snapshot, announced)
    announced = next.said
    if (next.announcement?.kind === 'time-left') words.push(text('timer.left', timeLeft(next.announcement.secondsLeft)))
    if (isWorse(safety, snapshot.saveState)) words.push(text(`saveState.${snapshot.saveState}`))
    safety = snapshot.saveState
    for (const notice of snapshot.notices) if (!notices.has(notice)) words.push(text(`notices.${notice}.title`))
    notices = snapshot.notices
    if (words.length > 0) say(words.join('. '))
  })
}

const timeLeft = (seconds: number) =>
  seconds < 60 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) }

function isPlaying({ state }: ExamSnapshot): boolean {
  return state.clip.status === 'playing' || state.clip.status === 'loading'
}

/** Rank of each save state: only a lower one is announced. */
const safetyOf: Record<SaveState, number> = { saved: 2, device: 2, offline: 1, memory: 0 }

function isWorse(before: SaveState, after: SaveState): boolean {
  return safetyOf[after] < safetyOf[before]
}
