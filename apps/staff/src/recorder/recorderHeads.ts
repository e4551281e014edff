import type { ScriptLine } from '@naru/exam-authoring/recorder/rules'
import { useState } from 'react'
import { parseJson, readStored, writeStored } from '@naru/app-shell/storage'

/** What is said before the lines. */
export type Head = Exclude<ScriptLine['part'], 'line'>

const key = 'naru.recorder'
const heads: readonly Head[] = ['number', 'instruction']

function stored(): Head[] {
  const value = parseJson(readStored(key))
  return Array.isArray(value) ? heads.filter((head) => value.includes(head)) : []
}

/** @returns what the author leaves out before the lines, on this device, and a function that changes and stores it */
export function useLeftOut(): [ReadonlySet<Head>, (head: Head, isSaid: boolean) => void] {
  const [left, setLeft] = useState<ReadonlySet<Head>>(() => new Set(stored()))
  const change = (head: Head, isSaid: boolean) => {
    const next = heads.filter((each) => (each === head ? !isSaid : left.has(each)))
    setLeft(new Set(next))
    writeStored(key, JSON.stringify(next))
  }
  return [left, change]
}
