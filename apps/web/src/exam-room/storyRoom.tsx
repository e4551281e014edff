import { StrictMode, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { noMemory } from '@naru/app-shell/authSession'
import { ExamRoomPage } from './ExamRoomPage'
import { openAttempt, type OpenAttemptOptions } from './openAttempt'

/** The exam room in a story: with its own session; navigation shows the target as text. */
export const StoryRoom = ({ examId, openSession }: Pick<OpenAttemptOptions, 'examId' | 'openSession'>) => {
  const open = () => openAttempt({ api, examId, memory: noMemory, openSession })
  const [opening] = useState(open)
  const [left, setLeft] = useState<string>()
  if (left !== undefined) return <h1>{`Opened ${left}`}</h1>
  return (
    <StrictMode>
      <ExamRoomPage opening={opening} reopen={open} openPage={setLeft} />
    </StrictMode>
  )
}
