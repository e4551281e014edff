import { type ComponentType, createContext, memo, type ReactNode, use, useMemo } from 'react'
import { useEditorText } from '../editorText'
import { errorAt } from '../faults/FieldError'
import type { MediaByName, MediaTarget } from './media'
import type { DraftFault, DraftQuestion, Edit } from '../model'

/** What all fields of a question, a group or the paper share. */
export interface EditorPart {
  /** What the checks say about it. */
  faults: readonly DraftFault[]
  isReadOnly: boolean
  media: MediaByName
  onEdit: (edit: Edit) => void
  /** Opens the library for a field. */
  onPickMedia: (target: MediaTarget) => void
  /** Opens the recorder for a field; undefined: there is none. */
  onRecord?: ((target: MediaTarget) => void) | undefined
}

const nothing = () => {}

export const PartContext = createContext<EditorPart>({
  faults: [],
  isReadOnly: false,
  media: new Map(),
  onEdit: nothing,
  onPickMedia: nothing,
})

export const usePart = (): EditorPart => use(PartContext)

/** Fields of a part inside the editor, which gives all but their faults. */
export const Part = ({ faults, children }: Pick<EditorPart, 'faults'> & { children: ReactNode }) => {
  const around = usePart()
  return <PartContext value={useMemo(() => ({ ...around, faults }), [around, faults])}>{children}</PartContext>
}

/** @returns the words of the first fault of a field; `isExact`: faults of what is below the field count elsewhere */
export function useErrorAt(): (field: string, isExact?: boolean) => string | undefined {
  const t = useEditorText()
  const { faults } = usePart()
  return (field, isExact) => errorAt(t, faults, field, isExact)
}

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
