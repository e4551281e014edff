import { arranged, withoutEmptyGroups } from './arrange'
import { withChanges, type Draft, type DraftQuestion } from './draft'
import { differenceOf, isSameJson } from './difference'

/** Whose version of a part counts. */
export type Choice = 'mine' | 'theirs'

/** A part that differs in two drafts: a question, a group, a field of the paper, or the order. */
export interface MergePart {
  /** `question/ITEM`, `group/ID`, `field/NAME` or `order`. */
  id: string
  kind: 'question' | 'group' | 'field' | 'order'
  /** Item of the question, id of the group, or name of the field; '' for the order. */
  name: string
  /** Whether both have changed it since the common revision. */
  isConflict: boolean
  /** What is chosen as long as the author chooses nothing: the one that has changed; mine if both have. */
  suggestion: Choice
  mine?: unknown
  theirs?: unknown
}

/** The choices by id of the part. */
export type MergeChoices = Readonly<Record<string, Choice>>

const groupsOf = ({ groups = [] }: Draft) => new Map(groups.map((group) => [group.id, group]))
const questionsOf = ({ questions }: Draft) => new Map(questions.map((question) => [question.item, question]))

/** Position counts as order, not as a change of the question. */
const contentOf = (question: DraftQuestion | undefined) => {
  if (question === undefined) return undefined
  const { number: _number, ...content } = question
  return content
}

/** Ids of the parts that one draft has changed. */
function touched(base: Draft, draft: Draft): Set<string> {
  const { fields, questions } = differenceOf(base, draft)
  const [before, after] = [groupsOf(base), groupsOf(draft)]
  return new Set([
    ...fields.map(({ field }) => `field/${field}`),
    ...questions
      .filter((change) => change.kind !== 'changed' || change.fields.some(({ field }) => field !== 'number'))
      .map(({ item }) => `question/${item}`),
    ...[...before.keys(), ...after.keys()]
      .filter((id) => !isSameJson(before.get(id), after.get(id)))
      .map((id) => `group/${id}`),
  ])
}

const orderOf = (draft: Draft, other: Draft) => {
  const known = questionsOf(other)
  return draft.questions.map(({ item }) => item).filter((item) => known.has(item))
}

/** The parts that differ in two drafts which began as the same revision. @param base the draft of that revision */
export function mergeParts(base: Draft, mine: Draft, theirs: Draft): MergePart[] {
  const [ownChanges, otherChanges] = [touched(base, mine), touched(base, theirs)]
  const part = (kind: MergePart['kind'], name: string, own: unknown, other: unknown): MergePart[] => {
    if (isSameJson(own, other)) return []
    const id = kind === 'order' ? 'order' : `${kind}/${name}`
    const hasOwn = kind === 'order' ? !isSameJson(orderOf(base, mine), orderOf(mine, base)) : ownChanges.has(id)
    const hasOther = kind === 'order' ? !isSameJson(orderOf(base, theirs), orderOf(theirs, base)) : otherChanges.has(id)
    return [
      {
        id,
        kind,
        name,
        isConflict: hasOwn && hasOther,
        suggestion: hasOwn || !hasOther ? 'mine' : 'theirs',
        ...(own !== undefined && { mine: own }),
        ...(other !== undefined && { theirs: other }),
      },
    ]
  }
  const [own, other] = [questionsOf(mine), questionsOf(theirs)]
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  for (const list of ['questions', 'groups']) fields.delete(list)
  const [ownGroups, otherGroups] = [groupsOf(mine), groupsOf(theirs)]
  return [
    ...[...fields].flatMap((name) => part('field', name, Reflect.get(mine, name), Reflect.get(theirs, name))),
    ...part('order', '', orderOf(mine, theirs), orderOf(theirs, mine)),
    ...[...new Set([...ownGroups.keys(), ...otherGroups.keys()])].flatMap((id) =>
      part('group', id, ownGroups.get(id), otherGroups.get(id)),
    ),
    ...[...new Set([...own.keys(), ...other.keys()])].flatMap((item) =>
      part('question', item, contentOf(own.get(item)), contentOf(other.get(item))),
    ),
  ]
}

/** The items of both in the order of the first; each item of the second only stands behind the one before it there. */
function joinedOrder(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first]
  for (const [index, item] of second.entries()) {
    if (order.includes(item)) continue
    const before = second.slice(0, index).findLast((earlier) => order.includes(earlier))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, item)
  }
  return order
}

/** Joins two drafts by the choices of the author. What no part names is equal in both. */
export function mergeDrafts(mine: Draft, theirs: Draft, parts: readonly MergePart[], choices: MergeChoices): Draft {
  const choiceOf = ({ id, suggestion }: MergePart) => choices[id] ?? suggestion
  const [own, other] = [questionsOf(mine), questionsOf(theirs)]
  const questions = new Map(other)
  const [ownGroups, groups] = [groupsOf(mine), groupsOf(theirs)]
  const fields: Record<string, unknown> = {}
  for (const part of parts) {
    const isMine = choiceOf(part) === 'mine'
    if (part.kind === 'field' && isMine) fields[part.name] = part.mine
    if (part.kind === 'group' && isMine) {
      const group = ownGroups.get(part.name)
      if (group === undefined) groups.delete(part.name)
      else groups.set(part.name, group)
    }
    if (part.kind !== 'question') continue
    const question = (isMine ? own : other).get(part.name)
    if (question === undefined) questions.delete(part.name)
    else questions.set(part.name, question)
  }
  const orderPart = parts.find(({ kind }) => kind === 'order')
  const isOwnOrder = orderPart !== undefined && choiceOf(orderPart) === 'mine'
  const [first, second] = [[...(isOwnOrder ? own : other).keys()], [...(isOwnOrder ? other : own).keys()]]
  const ordered = joinedOrder(first, second).flatMap((item) => questions.get(item) ?? [])
  const joined = withChanges<Draft>(theirs, { ...fields, groups: groups.size === 0 ? undefined : [...groups.values()] })
  return withoutEmptyGroups(arranged({ ...joined, questions: ordered }))
}
