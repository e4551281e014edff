import { memo, type ComponentType } from 'react'
import type { DraftQuestion } from '../model'

/** Renders a part of the editor again only if another prop or one of the named fields of its question has changed. */
export const memoFields = <Props extends { question: DraftQuestion }>(
  fields: readonly (keyof DraftQuestion)[],
  Part: ComponentType<Props>,
) =>
  memo(Part, (before: Props, after: Props) => {
    const { question: old, ...others } = before
    const { question, ...rest } = after
    return (
      fields.every((field) => Object.is(old[field], question[field])) &&
      Object.entries(rest).every(([name, value]) => Object.is(Reflect.get(others, name), value))
    )
  })
