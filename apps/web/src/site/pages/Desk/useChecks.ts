import {
  checkDraft,
  faultsByPart,
  sectionsOfDraft,
  type Draft,
  type DraftChecks,
  type FaultsByPart,
  type ListedQuestion,
  type MediaByName,
} from '@naru/exam-kit/editor'
import { useDeferredValue, useMemo, useState } from 'react'
import { listedQuestions } from './editorParts'

/** What the checks say about a draft, after the fields have rendered. */
export interface EditorChecks extends DraftChecks {
  /** The draft that was checked, which may be the one before the newest. */
  draft: Draft
  byPart: FaultsByPart
  listed: ReadonlyMap<string, ListedQuestion>
  sections: ReturnType<typeof sectionsOfDraft>
}

/**
 * Checks a draft with a lower priority than typing. Lists of faults and entries that do not change stay the same objects, so that only what
 * changes renders again.
 */
export function useChecks(draft: Draft, media: MediaByName): EditorChecks {
  const deferred = useDeferredValue(draft)
  const [before, setBefore] = useState<EditorChecks>()
  const checks = useMemo(() => checkAll(deferred, media, before), [deferred, media, before])
  if (before?.draft !== deferred) setBefore(checks)
  return checks
}

function checkAll(draft: Draft, media: MediaByName, before: EditorChecks | undefined): EditorChecks {
  const seconds = new Map([...media].map(([name, file]) => [name, file.seconds ?? 0]))
  const checks = checkDraft(draft, seconds)
  const byPart = faultsByPart(checks.faults, before?.byPart)
  return {
    ...checks,
    draft,
    byPart,
    listed: listedQuestions(draft, byPart, before?.listed ?? new Map()),
    sections: sectionsOfDraft(draft),
  }
}
