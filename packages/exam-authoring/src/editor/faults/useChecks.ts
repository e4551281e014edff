import { sectionsOf } from '@naru/exam-kit/content'
import { useDeferredValue, useMemo, useState } from 'react'
import { asList, listQuestions } from '../list/listQuestions'
import type { MediaByName } from '../fields/media'
import { checkDraft, faultsByPart, type Draft, type DraftChecks, type FaultsByPart } from '../model'
import type { ListedQuestion } from '../list/QuestionList'

export interface EditorChecks extends DraftChecks {
  /** The draft that was checked, which may be the one before the newest, and the files that were there. */
  draft: Draft
  media: MediaByName
  byPart: FaultsByPart
  byItem: ReadonlyMap<string, ListedQuestion>
  listed: readonly ListedQuestion[]
  sections: ReturnType<typeof sectionsOf>
}

function checkAll(draft: Draft, media: MediaByName, before: EditorChecks | undefined): EditorChecks {
  const seconds = new Map([...media].map(([name, file]) => [name, file.seconds ?? 0]))
  const checks = checkDraft(draft, seconds)
  const byPart = faultsByPart(checks.faults, before?.byPart)
  const byItem = listQuestions(draft, byPart, before?.byItem)
  return {
    ...checks,
    draft,
    media,
    byPart,
    byItem,
    listed: asList(byItem, before?.listed),
    sections: sectionsOf(draft),
  }
}

/**
 * Checks a draft with a lower priority than typing. Faults and entries of the list that do not change stay the same objects, so that only
 * what changes renders again.
 */
export function useChecks(draft: Draft, media: MediaByName): EditorChecks {
  const deferred = useDeferredValue(draft)
  const [before, setBefore] = useState<EditorChecks>()
  const checks = useMemo(() => {
    const isKnown = before?.draft === deferred && before.media === media
    return isKnown ? before : checkAll(deferred, media, before)
  }, [deferred, media, before])
  if (before !== checks) setBefore(checks)
  return checks
}
