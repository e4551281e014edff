import type { Draft, Edit, MediaTarget } from '@naru/exam-kit/editor'

/** @returns the edit that puts a file into a field; undefined if its question or option is not there any more */
export function mediaEdit(draft: Draft, { part, field }: MediaTarget, name: string): Edit | undefined {
  if (part === 'paper') return { kind: 'changePaper', changes: { photo: name } }
  const changes = { [field]: name }
  if ('group' in part) {
    const isThere = draft.groups?.some(({ id }) => id === part.group) === true
    return isThere ? { kind: 'changeGroup', id: part.group, changes } : undefined
  }
  const question = draft.questions.find(({ item }) => item === part.item)
  const [, index] = /^options\.(\d+)\.photo$/.exec(field) ?? []
  if (question === undefined) return undefined
  if (index === undefined) return { kind: 'changeQuestion', item: part.item, changes }
  return question.options[Number(index)] === undefined
    ? undefined
    : { kind: 'changeOption', item: part.item, index: Number(index), changes: { photo: name } }
}
